/** What a later turn can be to the talk so far. */
export type TurnKind =
  | 'thanks'
  | 'shorter'
  | 'warmer'
  | 'correction'
  | 'words'
  | 'what-if'
  | 'how-long'
  | 'how-much'
  | 'when'
  | 'which'
  | 'who'
  | 'tell'
  | 'where'
  | 'know'
  | 'example'
  | 'first'
  | 'decide'
  | 'why'
  | 'how'
  | 'what'
  | 'voice'
  | 'fear'
  | 'objection'
  | 'done'
  | 'fact';

const begins = String.raw`^(?:(?:and|so|but|ok(?:ay)?|then|well|also|hm+|right|alright|fine|yes|no|yeah|ok)[,.]? )*`;

/** The signs of each, the most telling kind first. */
const signs: readonly (readonly [TurnKind, RegExp])[] = [
  [
    'thanks',
    /^(?:ok(?:ay)?,? |great,? |ah,? )*(?:thank(?:s| you)|ta|cheers|much appreciated|that helps)\b[^?]*$/i,
  ],
  [
    'shorter',
    /\b(?:shorter|briefer|cut it down|too long|make it short|plainer|simpler|less (?:formal|stiff)|sermon|preachy|brochure|lawyer)\b/i,
  ],
  [
    'warmer',
    /\b(?:warmer|softer|kinder|friendlier|gentler|nicer|firmer|stronger|more (?:polite|friendly|gentle|firm|kind))\b/i,
  ],
  [
    'correction',
    /\b(?:sorry,? (?:i|it)|i (?:meant|mean)|i did it backwards|the other way|not what i|i said|correction|actually (?:it|i|the|he|she)|i swapped|i got (?:it|that) wrong|should (?:be|have been) first|typo)\b/i,
  ],
  [
    'words',
    /\b(?:word for word|words|sentences?|phrase|script|wording|what (?:do|should|would|could|can|exactly (?:do|would|should)) (?:i|you) (?:even |actually |really )?(?:say|write|text|tell|answer|reply)|what i (?:tell|say|write)\b|how (?:do|can|should) i (?:thank|refuse|decline|apologi[sz]e)|how (?:do|would|should|can|could|shall) (?:i|we|you) (?:even |actually )?(?:say|tell|word|put|phrase|open|answer|ask|explain|bring (?:it|this|that) up|reply|respond|begin the|start the|break)|help me (?:with what to )?(?:say|write|word)|write (?:to|me|it|him|her|them|the|a|one|out)|draft|what to say|give me (?:a|the|some|your)? ?(?:text|line|words|message)|the (?:text|message|note|sign|letter|e-?mail|card)\b)/i,
  ],
  [
    'what-if',
    /\b(?:what if|and if|but if|or if|suppose|in case|what (?:do|should) i do if|if (?:he|she|they|it|all|nobody|no one|my|the|that|i|we|there)|(?:he|she|they)(?:[’']ll| will) (?:say|ask|cry|just|never|be|think|laugh))\b/i,
  ],
  ['how-long', /\bhow (?:long|soon|quick(?:ly)?|fast|often)\b/i],
  [
    'how-much',
    /\b(?:how (?:much|many|high|big|large)|what (?:percent(?:age)?|amount|number|sum|price|share)|a real number|what should i (?:charge|pay))\b/i,
  ],
  [
    'when',
    /^(?:ok(?:ay)?,? |so |and |then )*when\W*$|\b(?:when (?:do|should|would|is|can|will|could)|what (?:time|day|date|hour|month)|wait (?:till|until|for|a)|should i wait|by when|which (?:day|month|hour)|too (?:soon|early|late))\b/i,
  ],
  [
    'tell',
    /\b(?:do|should|must|shall|can|have) i (?:have to |need to |got to )?(?:tell|say (?:it|something|anything) to|inform|warn|let)\b|\b(?:doesn[’']?t|does not|don[’']?t) know\b/i,
  ],
  [
    'which',
    /\bwhich\b|\b(?:better|first) or\b|,? or (?:is|do|should|would|am|are|just|the|a)\b[^.!?]*\?/i,
  ],
  ['who', /\b(?:who|whom|whose)\b[^.]*\?|\bwho (?:do|can|should|would|will|decides|signs)\b/i],
  ['where', /\bwhere\b/i],
  [
    'know',
    /\b(?:how (?:will|would|do|can) i (?:know|measure|tell if|see)|know if it worked|measure)\b/i,
  ],
  ['example', /\b(?:example|for instance|what (?:would|does) (?:that|it|this) look like)\b/i],
  [
    'first',
    /\b(?:first(?: step| thing)?|where (?:do|would|should|to) (?:i|you|we)?\s?(?:start|begin)|how (?:do|would|should|to) (?:i|we|you)?\s?(?:start|begin)|this week|monday|tomorrow|by friday|one thing|next step|what (?:do|should|can|would) (?:i|we) do|what now|now what|plan|do about it|do with|what would [^.?!]{1,24} look like)\b/i,
  ],
  [
    'decide',
    new RegExp(
      String.raw`${begins}(?:should|shall|do|does|did|can|could|may|must|is|are|am|was|would|will|has|have|isn[’']?t|wouldn[’']?t|doesn[’']?t)\b|\b(?:should i|(?<!\b(?:how|what|when|where|which|who|why) )do i (?:have|need|owe|keep|get)|can i|may i|is it (?:wrong|ok|fair|right|bad|a sin|dishonest|greedy|legal|allowed|too|worth)|is that|would it be|am i|(?:are|is|will|would|can|do|does) (?:you|it|that|they|there)|too much\?)\b`,
      'i',
    ),
  ],
  ['why', /\bwhy\b/i],
  ['how', /\bhow\b/i],
  [
    'voice',
    /\b(?:my |the |a )?(?:wife|husband|mother|mum|mom|dad|father|son|daughter|brother|sister|friend|pastor|partner|banker|accountant|guy|titas?|auntie|aunt|uncle|he|she|they|[A-Z][a-z]+) (?:(?:would |will |always |also |just )*(?:says?|said|thinks?|thought|tells?|told|wants?|claims?|calls?))\b/,
  ],
  [
    'fear',
    /\b(?:afraid|scared?|fear|terrified|nervous|ashamed|embarrass\w*|guilty|feel (?:sick|bad|awful|like)|worr(?:y|ied)|hard for me|dread)\b/i,
  ],
  [
    'objection',
    /^(?:but|yes but|i can[’']?t|i (?:will|would) not|i won[’']?t|that won[’']?t|it won[’']?t|not (?:possible|an option)|no way)\b|\b(?:i can[’']?t|we can[’']?t|can[’']?t (?:just|afford|close|work)|won[’']?t work|i (?:have|already) tried|i don[’']?t want|not really|easier said)\b/i,
  ],
  ['what', /\bwhat\b|\?\s*$/i],
  [
    'done',
    /\b(?:hold me to it|i[’']?ll do (?:it|that)|i will do (?:it|that)|deal|done|i did it|ok(?:ay)?[,.] (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|fine\.)(?=\W|$)/i,
  ],
];

/** What a later turn is to the talk so far, the most telling first; a plain remark is a fact. */
export const turnKinds = (message: string): TurnKind[] => {
  const kinds = signs.filter(([, sign]) => sign.test(message)).map(([kind]) => kind);
  return [...kinds, 'fact'];
};

const clings =
  /^(?:and|so|but|or|ok(?:ay)?|then|well|fine|yes|no|yeah|right)\b|\b(?:it|that|this|those|these|he|she|him|her|they|them|his|one|there|then)\b/i;
const opensAnew =
  /\b(?:separate (?:thing|question)|another (?:thing|question)|(?:real|different|other|new) question|by the way|besides|unrelated|also,? (?:can|could|do|is|how|what|where|who)|one more thing|forget (?:that|it)|change of subject)\b/i;
/** Whether a later turn says that it begins something else. */
export const beginsAnew = (message: string): boolean => opensAnew.test(message);

const fewWords = 14;

/** Whether a later turn leans on what was said before, so that it hardly opens something of its own. */
export const leansBack = (message: string): boolean =>
  !opensAnew.test(message) && (clings.test(message) || message.split(/\s+/).length < fewWords);
