/** A sign of farewell, of means or of an end in view, and how much it says. Alone most are ordinary life. */
interface WeighedSign {
  pattern: RegExp;
  weight: number;
}

const SIGNS: WeighedSign[] = [
  {
    pattern:
      /\b(?:too late for me|good run|no fear (?:about|of) it|nearly finished|it ends (?:this|tonight|soon|today)|(?:calm|peace) in me|i feel ready|thank you for (?:caring|everything)|whoever reads this|strange peace|finally (?:calm|at peace))\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:whoever reads this|just relief|no turning back|(?:calm|peace|relief)\b.*\bit (?:ends|is (?:nearly|almost) (?:over|finished)))\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:reservoir|lake|river|quarry|canal|harbor|pier|dam)\b.*\b(?:car|going under|drown\w*|sink\w*|walk in|drive in)\b|\b(?:pictur|imagin|think)\w*\b.*\b(?:going under|drown\w*|sinking)\b/,
    weight: 2,
  },
  { pattern: /\bgood home for my (?:\w+ )?(?:dog|cat|pets?|horse|bird)\b/, weight: 1.2 },
  {
    pattern:
      /\bi hope (?:someone|somebody|they|he|she|everyone) (?:\w+ ){0,2}(?:finds?|takes?|remembers?|forgives?|understands?)\b/,
    weight: 0.8,
  },
  // Farewell.
  {
    pattern:
      /\b(?:goodbye|good-bye|farewell)\b(?! (?:party|to (?:my|the) (?:job|house|old|debt|fear)))/,
    weight: 1,
  },
  {
    pattern:
      /\bi (?:have )?(?:always )?love(?:d)? (?:you all|them all|all of you|everyone|you guys|my family more)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:letters?|notes?|videos?|cards?|messages?|recordings?) (?:\w+ ){0,2}(?:to|for) (?:\w+ ){0,2}(?:my|each|the|our|every) (?:\w+ ){0,2}(?:kids?|children|wife|husband|family|son|daughter|parents|mom|dad|mother|brother|sister|boys|girls)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:when|after|once) (?:i'm|i am) (?:not here|gone|no longer here|not around|away for good)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:gave|giving|given|give|signed over|left|handed|passed on|sold) (?:\w+ ){0,5}(?:my|the) (?:\w+ ){0,3}(?:ring|truck|car|tools|guitar|dog|cat|watch|things|belongings|clothes|house|keys|collection|piano|books|savings|jewelry|everything)\b/,
    weight: 0.8,
  },
  {
    pattern:
      /\b(?:won't|will not|don't|no longer) (?:be )?need(?:ing)? (?:it|them|that|anything|these|those)\b|\bneed (?:it|them) more than (?:me|i)\b|\bwhere (?:i'm|i am) going\b(?! (?:god|he|you|for|on|next|to))/,
    weight: 1.2,
  },
  {
    pattern:
      /\b(?:told|showed|wrote down|left) (?:\w+ ){0,4}where (?:\w+ ){0,3}(?:keys|papers|will|money|documents|passwords|insurance)\b|\bpaid (?:\w+ ){0,3}(?:for )?my (?:own )?funeral\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:watch over|look after|take care of|raise|be there for|care for|look out for) (?:my|our) (?:\w+ )?(?:boys|girls|kids|children|son|daughter|wife|husband|mom|mother|dog|cat|family|babies|baby)\b/,
    weight: 0.8,
  },
  {
    pattern:
      /\bi (?:won't|will not|can't|may not|might not) be (?:able to|here|around|there)(?: *$| for (?:them|her|him|long)| much longer| any ?more)/,
    weight: 1.2,
  },
  {
    pattern:
      /\b(?:time|ready|it's okay|okay|my turn|need|have) (?:for me )?to (?:go|leave|let go|rest for good)(?= *$| now| home now| tonight| for good)/,
    weight: 1.1,
  },
  // An end in view.
  {
    pattern:
      /\b(?:after|by|come|until|this coming) (?:tonight|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this weekend|the weekend|christmas)\b(?=.*\b(?:matter|over|gone|worry about me|hurt any ?more|end|free|problem any ?more|won't)\b)/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:none of (?:this|it|that)|nothing|it) (?:will |won't |is going to |really )?(?:matter|hurt|be a problem)s?(?: to me)?(?: any ?more| soon| then)?\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:stopped|no longer|quit|don't bother|not) (?:making|planning|thinking about|buying|booking)? ?(?:plans?|the future|for the future|ahead)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:be|is|are|was|were|get) (?:all )?over(?:,)? (?:\w+ )?(?:forever|for good|permanently|once and for all)\b/,
    weight: 1.2,
  },
  {
    pattern:
      /\b(?:want|long|wish|pray|ready|need|beg\w*|ask\w*) (?:\w+ ){0,5}(?:it|this|everything|life|my life)(?: all)? to (?:just )?(?:end|be over|stop|be done)\b/,
    weight: 1.2,
  },
  {
    pattern:
      /\b(?:unbearable|hopeless|pointless|meaningless|worthless|empty|numb|broken beyond|beyond repair|no light|darkness|no hope|trapped|in agony|can't breathe|so alone|bankrupt|all alone)\b/,
    weight: 0.8,
  },
  {
    pattern:
      /\b(?:only|one|no other|last|easy|easier) (?:way out|way left|exit|answer|choice|option|solution)(?: left)?\b/,
    weight: 1.1,
  },
  {
    pattern: /\b(?:already|basically|practically) dead\b|\bdead (?:already|anyway)\b/,
    weight: 1,
  },
  {
    pattern: /\bfinish it\b|\bget it over with\b|\bdo it tonight\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:come|go|be|take me|bring me|call me) home\b(?=.*\b(?:lord|jesus|god|father|heaven|to you|with you)\b)|\b(?:lord|jesus|god|father)\b.*\b(?:let me (?:come|go)|take me|bring me|call me) (?:home|now|to you)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(?:so|too|just|very|really) tired\b|\bexhausted\b|\bcan't (?:do|take) (?:it|this) any ?more\b|\bhad enough\b|\bgive up\b|\bgiving up\b/,
    weight: 0.8,
  },
  { pattern: /\b(?:now|tonight|already)(?= *$)/, weight: 0.3 },
  // Means, places, and the thought that rests on them.
  {
    pattern:
      /\b(?:pills|medicine cabinet|sleeping tablets|razor|blade|rope|gun|pistol|rifle|bridge|platform|tracks|train|ledge|roof|rooftop|cliff|edge|balcony|the water|the river|oncoming|garage door|exhaust|knife|insulin|overpass)\b/,
    weight: 0.9,
  },
  {
    pattern:
      /\bhow (?:simple|easy|quick|peaceful|quiet|good|long|cold|far|high|fast) (?:it|that|they|the)\b|\bwhat it would (?:be|feel) like\b|\blooks? like (?:peace|rest|freedom|a way out|relief|an answer)\b|\bcall(?:s|ing)? (?:to me|my name)\b|\bwonder(?:ing)? (?:what|if|how)\b|\bone step\b|\bwould(?:n't)? (?:it )?hurt\b/,
    weight: 1.2,
  },
  {
    pattern:
      /\b(?:i )?(?:hope|wish|pray|praying|wishing|hoping|prayed|wished)\b.*\b(?:never wake|don't wake|not wake|goes wrong|don't make it|not make it|don't survive|doesn't work|not survive|crashes|takes me|kills me)\b/,
    weight: 2,
  },
];

const ORDINARY_LIFE =
  /\b(?:retir\w+|mov(?:e|ing) (?:to|house|out|away)|deploy\w*|hospice|cancer|chemo|doctor|surgery(?! goes wrong)|business trip|vacation|mission (?:trip|field)|college|graduat\w+|employees?|customers?|contract|lease|audit|birthday|wedding|engagement|client|project|repair\w*|fish\w*|hik\w+|hunting|photograph\w*|estate|attorney|lawyer|charity|yard sale|new job|sunrise|shift|flight|airport|moved|camp|baptis\w+|franchise|agreement|partnership|job|loan|debt|sales|shop|store|marriage)\b/;

/** Where two clear signs meet. */
const ENOUGH = 2;
const LESS_IN_ORDINARY_LIFE = 1;

/** True when several signs come together in one message. */
export const signsMeet = (text: string): boolean => {
  let sum = 0;
  for (const { pattern, weight } of SIGNS) if (pattern.test(text)) sum += weight;
  return sum - (ORDINARY_LIFE.test(text) ? LESS_IN_ORDINARY_LIFE : 0) >= ENOUGH - 0.001;
};
