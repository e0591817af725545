import type { CrisisRule } from '../crisis-rule.ts';

/**
 * Thoughts put together from parts, so that they are found in words nobody wrote down before: someone who no longer
 * wants (REFUSES) to be (EXIST), or who pictures the others (OTHERS) after being GONE.
 */
const REFUSES =
  "(?:(?:do not|don't|dont|no longer|cannot|can not|can't|cant|couldn't|never) (?:\\w+ ){0,3}?(?:want|wanna|wish|care|bear|stand|face|deserve|see (?:why|how|the point|any point|a point|myself)|know (?:why|how|if i can)|have (?:it in me|the (?:strength|energy|will|heart))|feel like|manage|find (?:a|any) reason|think i can|imagine|take)|not (?:worth|supposed|meant|worthy|strong enough|able|sure i (?:can|want|should))|(?:no|any|out of|without|ran out of|need a|lost (?:all|every|any|my)|running out of|have few|one good) (?:more |good |real )?(?:reasons?|point|purpose|strength|will|desire|energy|sense|motivation)(?: left)?|tired|weary|exhausted|sick|worn out|done|finished|had enough|fed up|through|too tired|why (?:should|must|do|would|even|bother|am|keep)(?: i)?|what (?:is |'s |would be )?(?:there|left|the point|the use|the sense)|hardly any reason|hate|hating|dread|give anything|not sure|pointless|useless|unbearable|regret|struggl\\w+ to find (?:a|any) reason|ashamed|forced)";
const EXIST =
  '(?:live(?! (?:in|at|near|with|on|by|under|for (?:christ|jesus|god|you|him)|stream|without|within|like|paycheck|up|a)\\b)|living(?! (?:in|at|near|with|on|room|paycheck|off|by|for (?:christ|jesus|god)|a lie|like|conditions|together|trust|will|costs?|expenses)\\b)|life(?! (?:insurance|coach|group|groups|balance|in (?:the city|texas|florida)|savings|jacket|plan|verse|partner)\\b)|alive|exist(?:ing|ence)?|breath(?:e|ing)(?! (?:easy|exercises?))|wak(?:e|ing) up(?! (?:early|at \\d|so early|the kids|for work|with the baby))|to wake(?! up (?:early|at|the|for|before|so)\\b)|be here(?! (?:in|at|with|for (?:the|this) (?:meeting|event|call))\\b)|being here(?! (?:in|at|with)\\b)|be around|stay(?:ing)?(?= *$)|stay(?:ing)? (?:here(?! (?:in|at)\\b)|alive|in this world|on this earth)|keep (?:going|breathing|fighting)(?= *$| any ?more| every| each| like| much| day)|go on(?= *$| any ?more| like| much| living| with (?:life|living|this life))|going on(?= *$| any ?more| like| living)|carry(?:ing)? on(?= *$| any ?more| like| much| living)|tomorrow(?= *$)|see (?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?= *$)|(?:the )?(?:next |new )?(?:morning|christmas|week|year)|another)|(?:another|one more|the next|each|every) (?:day|morning|sunrise|night|year)(?= *$| of this| like this| any ?more| alone| here| on)|this (?:world|earth|life)|my life|getting (?:up|out of bed)(?= *$| any ?more| at all))';
const OTHERS =
  '(?:everyone|everybody|nobody|no one|anyone|people|they|them|the world|my (?:\\w+ ){0,2}(?:family|kids?|children|wife|husband|parents|friends|boys|girls|sons?|daughters?|mom|mother|dad|father|brothers?|sisters?|team|dog|cat|pets))';
const GONE =
  "(?:without me|(?:free|rid) of me|if my heart (?:gave out|stopped|failed)|if (?:they|everyone|people|she|he) (?:did not|didn't|no longer) have me|if i (?:go|left|leave|went)(?= *$)|without a (?:\\w+ )?(?:father|mother|mom|dad|husband|wife|person|failure|loser|man|woman|son|daughter)(?: \\w+)? like me|(?:if|when|once|after|now that|with) (?:i|i'm|me) (?:\\w+ ){0,4}?(?:gone|vanish(?:ed)?|disappear(?:ed)?|dead|dying|died|not (?:here|around|alive|there)|no longer (?:here|around|alive)|not in (?:this world|it)|out of (?:their|his|her|the|everyone's) (?:lives|life|way|picture)|left (?:this|the) world|never (?:woke|came home|existed|been)|stopped existing|end it|no more))";
const AFTER =
  '(?:difference|trouble|burden|enough|sad for|better|happier|easier|lighter|fine|okay|ok|free|relieved|relief|look for me|looking for me|miss|missed|notice|care|cry|mourn|come|manage|cope|move on|forget|recover|get over|live off|provided for|peace|remember|find|breathe|less|sad|know)';

const LIVES_ON =
  /\b(?:in (?:this|the|my|our) (?:job|company|town|city|office|church|house|apartment|neighborhood|industry|business|marriage|relationship|state|country)|without (?:coffee|god|jesus|christ|you lord|sugar|my phone|internet)|in (?:sin|fear|debt|denial|the past)|sermon|lord,? i(?: will)? live for you|to the fullest|abundant\w*|brand new|debt collectors?|commut\w+|business is|early shift|(?:my|the|that|this) old life|new life|start over|wake up early|rent|landlord|alarm|boring|prayer life|work[- ]?life|church life|social life|family life|for (?:you|christ|jesus|god))\b/;

/** Refusal of being, and the world without oneself. */
export const thoughtRules: CrisisRule[] = [
  {
    pattern: new RegExp(
      `\\b(?:i|i'm|i've|i'd|me|my|im|ive|life|lord|god)\\b.*\\b${REFUSES} (?:\\w+ ){0,4}?${EXIST}`,
    ),
    unless: LIVES_ON,
  },
  {
    pattern: new RegExp(`^(?:lord |god |please |jesus )*${REFUSES} (?:\\w+ ){0,4}?${EXIST}`),
    unless: LIVES_ON,
  },
  {
    pattern: new RegExp(
      `\\b${OTHERS}\\b.*\\b${AFTER}\\b.*\\b${GONE}\\b|\\b${GONE}\\b.*\\b${OTHERS}\\b.*\\b${AFTER}\\b|\\b(?:better|happier|easier|lighter|relief|best|simpler)\\b.*\\b${OTHERS}\\b.*\\b${GONE}`,
    ),
    unless:
      /\b(?:vacation|business|shop|staff|company|retire\w*|trip|office|sabbatical|maternity|cancer|hospice|stage (?:four|4)|deployed|shift|meeting|employees?|customers?|travel\w*|surgery|estate|will and trust)\b/,
  },
  {
    pattern:
      /\bmy (?:\w+ ){0,2}(?:family|kids|children|wife|husband|parents|boys|girls|son|daughter|daughters|sons)(?: and \w+)?(?:'d| would| could| will| can)? (?:\w+ ){0,3}(?:live off|live on|use|get by on|start over with|pay (?:off )?(?:\w+ ){0,3}with) (?:my|the) (?:life )?insurance\b|\bmy (?:death|life insurance) (?:would|will|could) (?:\w+ )?(?:pay|solve|fix|help|cover|save|free)\b/,
  },
  {
    pattern:
      /\b(?:i'm|i am|i feel like|feel like|i've become|i was|become|became|am) (?:\w+ ){0,3}(?:weight|burden|drain|poison|curse|problem|plague|disappointment|embarrassment|nuisance|liability|shame) (?:on|to|for|of) (?:everyone|everybody|them all|all of them|my (?:\w+ )?(?:family|kids|children|wife|husband|parents|loved)|the people|those|others|him|her|them|the world|god)\b/,
    unless:
      /\b(?:not (?:be )?a|afraid (?:of|to)|don't want to (?:be|become)|worried|when i (?:am|get) old|grow old|tax)\b/,
  },
  {
    pattern:
      /\b(?:god|he|you|lord)(?: \w+){0,2} (?:made|make) a mistake (?:when|with|by|in|making|creating)(?: \w+){0,3} me\b|\b(?:not|isn't|never|no longer) (?:needed|wanted|loved|welcome|meant to be) (?:on this earth|in this (?:world|life)|by anyone|anywhere|here any ?more)\b/,
  },
  {
    pattern:
      /\bwhat difference (?:would|does|will) it make (?:\w+ ){0,2}if i\b|\b(?:caused|made|been) enough (?:trouble|pain|harm|problems?)\b.*\b(?:go|leave|gone|end|over)\b|\b(?:better|best|easier) (?:\w+ ){0,3}if i (?:just )?(?:go|went|leave|left|wasn't here|weren't here|disappear\w*|die|died)\b/,
    unless: /\b(?:job|company|meeting|early|first|alone|team|church|business|home|vote)\b/,
  },
  {
    pattern:
      /\b(?:disappearing|vanishing|going to sleep|sleeping) (?:for good|forever)\b|\b(?:not (?:to )?be|never be|be) (?:anything|anyone|nothing)(?= *$| any ?more| at all)|\b(?:beg|pray|wish|hope|ask|want|long)\w*(?: \w+){0,5} (?:(?:for )?my heart (?:to |would |just )*(?:stop|give out|quit)|(?:to )?end my days|my life to end|stop my heart)\b/,
  },
  {
    pattern:
      /\b(?:they|someone|somebody|she|he|whoever|people)(?:'ll| will| may| might)? finds? (?:me|my body)\b(?! (?:a |attractive|annoying|worthy|useful|at |on |in (?:the|my) (?:office|church)))|\bwho gets (?:what|my)\b|\bmy own grave\b|\b(?:where|how|the end of|this is how) my (?:own )?story (?:stops|ends|is over)\b|\bend of my (?:story|road)\b/,
    unless:
      /\b(?:customers?|clients?|google|online|will and|lawyer|attorney|estate|headhunter|employers?|job)\b/,
  },
  {
    pattern:
      /\bwhy (?:did|didn't|was) i (?:survive|die|spared|not (?:die|killed)|the one (?:who|to))\b|\bshould have (?:taken|killed) me\b|\b(?:don't|do not) want (?:any |to have )?(?:more|another) birthdays?\b|\btell (?:my|the) (?:\w+ )?(?:boys|girls|kids|children|son|daughter|wife|husband|mom|mother|family|parents|dad)(?: that)? (?:i|their (?:father|mother|dad|mom)) (?:\w+ )?(?:tried|love[ds]?|am sorry|was sorry|did (?:my|his|her) best|wasn't strong)\b|\b(?:nobody|no one) needs me\b(?! (?:at|in|on|for))/,
  },
];
