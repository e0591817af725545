/** What a sentence of a talk asks for, or what it is when it asks nothing. */
export type AskKind =
  | 'thanks'
  | 'statement'
  | 'rule'
  | 'reckon'
  | 'pick'
  | 'place'
  | 'line'
  | 'words'
  | 'verdict'
  | 'check'
  | 'what-if'
  | 'who'
  | 'doubt'
  | 'wrong'
  | 'may'
  | 'when'
  | 'why'
  | 'meaning'
  | 'which'
  | 'first'
  | 'use'
  | 'how'
  | 'ask-more'
  | 'plan'
  | 'voice'
  | 'feeling'
  | 'fact';

/** The signs of each, the most telling first; `?` behind a kind: only where something is asked. */
const signs: readonly (readonly [kind: AskKind, sign: RegExp])[] = [
  [
    'thanks',
    /^(?:ok(?:ay)?,? |great,? |ah,? )*(?:thank(?:s| you)|ta|cheers|much appreciated|that helps)\b[^?]{0,60}$/i,
  ],
  [
    'statement',
    /\b(?:one|a|single|first|1) (?:\w+ )?(?:statement|line with it)\b|\b(?:put|turn|make) (?:\w+ ){0,2}(?:it|this|that|them) (?:together|into|one sentence)|\bput together\b|\b(?:change|rewrite|rephrase) (?:it|this|that)(?: for me)?\?|\bwrite (?:me )?(?:my|the) (?:purpose|passion|pathway|three p)\w*/i,
  ],
  [
    'rule',
    /\b(?:give|need|want|make|is there|have)\b[^.?!]{0,20}\b(?:a|one|any|the) (?:\w+ )?rules?\b/i,
  ],
  [
    'words',
    /\b(?:what (?:do|should|would|could|can) i (?:even |actually |really |exactly )*(?:say|write (?:to|him|her|them|back)|text|tell|answer|reply)|how (?:(?:do|would|should|can|could|shall) )?(?:i|we) (?:even |actually )?(?:say|tell|put|phrase|answer|ask|explain|word|reply)|(?:write|draft|give|help|word|make|compose|say)\b[^.?!]{0,50}\b(?:lines?|sentences?|message|words|text|letter|note|e-?mail|script|reply|answer)\b|how would you (?:word|say|put))/i,
  ],
  [
    'reckon',
    /\b(?:how (?:much|many)|do the (?:math|sum)s?|reckon|calculate|check my (?:arithmetic|sums?|maths?)|show me the (?:counting|sum|math)|what(?:[’']s| is) the (?:number|sum|total)|how (?:long|far)\b[^.?!]*\b(?:take|until|till|save))/i,
  ],
  [
    'pick',
    /\bwhich (?:one|ones|two|three|of (?:them|these|the|those|it)|\d|p|need|goal|line|first)\b|\bwhat goes first\b|\bpick (?:one|two|three|\d)\b/i,
  ],
  [
    'line',
    /\bwhat (?:would|do|should|could|can) i (?:write|put)\b(?! (?:to|him|her|them|back)\b)(?![^.?!]*\b(?:date|month|year)\b)/i,
  ],
  [
    'place',
    /\b(?:where (?:does|do|would|should) (?:it|this|that|i (?:write|put))|should (?:that|it|this) be (?:one of|a|in|on)|(?:which|what) module|goes in module|under which|do or stop|which of these goals? goes?|which (?:list|line|column|sheet))\b/i,
  ],
  ['check', /\bwhat (?:will|do|should|would|can) i (?:check|look at|control|inspect|watch)\b/i],
  [
    'when',
    /\b(?:(?:which|what) (?:date|day|month|year)|by when|when (?:do|should|would|is|can|will|could)|date line|what date|new date|how (?:long|soon|often))\b|^(?:ok(?:ay)?[,. ]*|and |so |what about )*(?:the |my )?(?:date|deadline)\W*$/i,
  ],
  [
    'verdict',
    /\b(?:is|are|was|does|would) (?:it|that|this|they|mine|my \w+)\b[^.?!]{0,12}\b(?:good|right|ok(?:ay)?|enough|correct|too \w+|normal|count|realistic|the sort)\b|\bright\?|\bis (?:he|she|my \w+) right\b|\bworth (?:it|that|the)\b|\ba (?:deadline|goal|dream|wish|plan) or\b|\bor a (?:deadline|goal|dream|wish|plan)\b|\bwhat do you think\b|\bwhat[’']?s wrong with\b|\bhow (?:would|will|do) i(?:[’']d)? know\b/i,
  ],
  ['what-if', /\b(?:what if|and if|but if|or if|suppose|in case|what happens if)\b/i],
  [
    'who',
    /\b(?:is there (?:someone|somebody|anyone|anybody)|do(?:es)? (?:anyone|anybody|others?|other (?:people|members))|has (?:anyone|anybody|somebody))\b/i,
  ],
  [
    'doubt',
    /\b(?:doesn[’']?t|isn[’']?t|aren[’']?t|don[’']?t|won[’']?t|wouldn[’']?t)\b[^.!]*\?$|^but\b|\b(?:i don[’']?t (?:think|believe|see)|i doubt|not sure|easier said)\b|\b(?:what[’']?s the (?:use|point)|why bother)\b/i,
  ],
  [
    'which',
    /\b(?:do|does|should|shall|is|are|would|am)\b[^.!?]* or (?!so\b|two\b|three\b)[^.!?]*\?/i,
  ],
  [
    'wrong',
    /\b(?:is (?:it|this|that)|am i|would it be|was it)\b[^.?!]{0,24}\b(?:wrong|a sin|sinful|stupid|crazy|silly|mad|bad|greedy|selfish|dishonest|cheating|lying|pride|sickness)\b/i,
  ],
  [
    'may',
    /^(?:(?:and|so|but|ok(?:ay)?|then|well)[,.]? )*(?:may|must|can|could|should|shall|am) (?:i|we)\b(?! (?:do (?:with|about|now|first)|do\?|say|tell|write to|make|find|get|know))|^(?:(?:and|so|then|but),? )*(?:i (?:leave|keep|write|put|stay|change)|do i (?:show|tell|need|have|go|keep|write|put|give|leave))\b|\b(?:allowed|permitted|is it (?:ok|fine|fair|all right))\b/i,
  ],
  ['why', /\bwhy\b/i],
  [
    'meaning',
    /\bwhat (?:does|do|is|are)\b[^.?!]*\b(?:mean|meaning|word for)\b|\bno(?:t)? (?:good )?word for\b/i,
  ],
  [
    'first',
    /\b(?:first (?:step|thing)|where (?:do|would|should) (?:i|we) (?:start|begin)|what (?:do|should|can|would|could) (?:i|we) do\b|what now|now what|this week|do with (?:this|that|it))\b/i,
  ],
  ['how', /\bhow\b/i],
  ['ask-more', /\?\s*$|^(?:help|tell|explain|show|give)\b/i],
  [
    'plan',
    /\b(?:i[’']?ll|i will|i[’']?m going to|i am going to)\b[^.?!]{0,40}\b(?:try|do|put|call|go|start|leave|write|tell|ask|keep)\b|\b(?:wrote it|did it)\b/i,
  ],
  [
    'feeling',
    /\b(?:i[’']?m|i am|i feel|feels?|makes me|it is)\b[^.?!]{0,20}\b(?:afraid|scared?|ashamed|embarrassed|tired|sad|angry|stuck|sick|guilty|worried|lonely|empty|flat|nervous|lost|hopeless|useless)\b|\b(?:my (?:real )?fear|in my throat|i dread|hurts?)\b/i,
  ],
  [
    'voice',
    /\b(?:my |the )?(?:wife|husband|mother|mum|mom|dad|father|son|daughter|brother|sister|friend|pastor|partner|flatmate|uncle|aunt|cousin|neighbou?r|boss|trainer|coach|leader|he|she|they|people|everyone) (?:(?:would |will |always |also |just )*(?:says?|said|thinks?|thought|tells?|told|laughs?|laughed))\b[^.?!]{0,40}\b(?:i|i[’']m|my|me|you|too|should|must|it|it[’']?s|that[’']?s|don[’']?t|put|write|choose|stop|stupid|foolish|never)\b/i,
  ],
];

const wishes =
  /\?\s*$|^(?:(?:and|so|but|ok(?:ay)?|fine|all right|alright|right|please|then|well)[,.]? )*(?:can|could|would|will|give|write|help|tell|show|make|pick|draft|word|explain|if you help)\b|\b(?:give me|write me|do the math|help me|tell me)\b|^[^.!]*\b(?:what|how|which|when|where|why|whom?)(?: \w+){0,3} (?:do|does|should|would|can|could|shall|will|am|go(?:es)?) (?:i|we|you|it|that|first)\b|\bwhich (?:one|ones|two|three|\d)\b|\b(?:go|goes|comes) first\b|\bwhat[’']s the \w+ (?:i|we)\b/i;

/** Whether a sentence wants an answer. */
export const isWish = (sentence: string): boolean => wishes.test(sentence.trim());

const said: ReadonlySet<AskKind> = new Set(['thanks', 'plan', 'voice', 'feeling', 'fact', 'doubt']);

/** What a sentence asks for, the most telling first; a plain remark is a fact. */
export const askKinds = (sentence: string, asks = isWish(sentence)): AskKind[] => {
  const kinds = signs
    .filter(([kind, sign]) => (asks || said.has(kind)) && sign.test(sentence))
    .map(([kind]) => kind);
  return [...kinds, asks ? 'ask-more' : 'fact'];
};
