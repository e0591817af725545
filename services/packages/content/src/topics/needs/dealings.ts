import { need, type Need } from './need.ts';

const asWords = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');

/** A wrong that one does the other. */
const wrongs = [
  'betray\\w*|lie[sd]?|lying|liar|cheat\\w*|deceiv\\w*|dishonest\\w*',
  'st(?:o|ea)l\\w*|thie(?:f|ves)|embezzl\\w*|skimm\\w*|siphon\\w*|fraud\\w*|forged',
  'secret\\w*|hid(?:es|den|ing)|behind (?:my|our) back|stab\\w*|insult\\w*|threat\\w*|revenge|ruin\\w*',
  // “He signed a loan without telling me”
  'without (?:telling|asking) (?:me|us)|signed (?:\\w+ ){0,6}without',
  // “They locked me out”, “she turned the crew against me”
  '(?:forc|push|lock)\\w+ (?:me|us) out|walked out|turned (?:\\w+ ){0,3}against',
  // “He took 4,000 out of the account”
  '(?:took|takes|taking|missing|drain\\w*)[^.!?]{0,30}\\b(?:money|cash|account|funds|till)',
];
/** A quarrel, and trust that is gone: “I cannot trust him”, but not “I cannot but trust God”. */
const quarrels = [
  'quarrel\\w*|fight\\w*|fought|argu\\w*|conflict|dispute|fell out|falling out|blam\\w*|accus\\w*|sue[ds]?|suing',
  "(?:can't|cannot|don't|never|nor|hardly|not|no longer|how do i|broke\\w*|lost|breach of) (?:\\w+ ){0,3}trust(?! (?:in )?(?:god|the lord))",
  'trust (?:\\w+ ){0,3}(?:gone|broken|left|lost)',
];
/** What wounds among people in a church. */
const wounds = [
  'hurt|gossip\\w*|humiliat\\w*|shun\\w*|judged|reject\\w*|abus\\w*|sham\\w*|mock\\w*|rumou?rs?|slander\\w*|yell\\w*',
];

/**
 * What shows that one of those who work together did the other wrong, or that they quarrel. To sell, to leave, to part
 * and to ask for one’s share is none of it.
 */
export const WRONGED = asWords([...wrongs, ...quarrels]);

/** What shows that somebody near has wounded somebody, at work or among those who believe. */
export const WOUNDED = asWords([...wrongs, ...quarrels, ...wounds]);

/** What shows that people who own something together part, or part with it. */
const PARTING = asWords([
  's[eo]ll(?:s|ing)?|sold|(?:buy(?:ing)?|bought|pay) (?:\\w+ ){0,3}out|buy-?out|split(?:ting)?',
  'wants (?:out|to (?:leave|end|retire|stop))|leav(?:e|es|ing)|part(?:ing)? ways|retir\\w*',
  '(?:his|her) half|(?:his|her|their|my) shares?',
]);

/** What a line takes for granted of those who work or own something together. */
export const dealings: readonly Need[] = [
  need(
    /Bring the truth (?:out between us|into the open)|breach of trust there|person beside you at work|Guard us from revenge, and show us whether|still piecing together\?/,
    WRONGED,
    /\bpartner (?:told|said|suggested) (?:me )?(?:that )?i (?:may|can|could|should)\b/i,
  ),
  need(/stands? before its price|meet in the street afterwards/, PARTING, WRONGED),
  need(/a price that both can look at|Where a share has to be paid/, PARTING),
  need(/part it without a wrong word/, PARTING, WRONGED),
  need(
    /^Before you sign anything/,
    asWords([
      'sign(?:ed|s|ing)?|contracts?|papers?|agreement|lawyers?|offers?|shares?|money|accounts?|loan',
    ]),
  ),
  need(
    /^Who outside of it could be present/,
    asWords([
      "(?:not|n't) (?:\\w+ )?(?:spoken|speak|talk|talked|speaking)|argu\\w+|fight\\w*|fought|quarrel\\w*|cheat\\w*",
      'shout\\w*|trust|lied|lies|against me|behind my back|split|part(?:ing)? ways|texts?',
    ]),
  ),
];
