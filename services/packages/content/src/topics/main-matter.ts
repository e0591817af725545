import { sentencesIn } from '../words/sentences.ts';
import { topicOf, type Chosen } from './choose-topics.ts';
import type { Topic } from './types.ts';

/** What belongs to the manner of asking and says nothing of the matter: greetings, who sent somebody here, thanks, blessings. */
const MANNERS: readonly RegExp[] = [
  /^(?:peace(?: (?:be )?(?:with|to|unto) (?:you|all)(?: all)?)?|shalom|greetings|salaam\w*|good (?:morning|evening|afternoon|day)(?: po)?|hello|hi|hey)[.!,]\s*/i,
  /,? ?\b(?:my|a|our) (?:[\p{L}-]+ ){1,3}(?:told|said|suggested|asked|encouraged)(?: to)?(?: me)?(?: that)? (?:i|me|to)\b[^,.!?]*\b(?:write|ask|come|post|try|pray|here)\b[^,.!?]*/iu,
  /\bif (?:it is|it's|that is|that's) (?:allowed|ok|okay|alright|all right)\b,?/gi,
  /\bgod bless(?: you| u)?(?: all)?\b[.!]*/gi,
  /\b(?:thank you|thanks)(?: so much| all| in advance)?[,.!]*\s*$/i,
  // A death that only dates something, and a funeral that somebody has planned for a day far off.
  /,? ?\b(?:was|were|been|is) (?:so |very )?(?:kind|good|nice|there|great)(?: to| for)? (?:me|us) when (?:my|our) \w+ (?:died|passed(?: away)?)/i,
  /\b(?:already |even )?(?:planned|plans|picked out|wrote) (?:her|his|their|my) own funeral[^.!?]*/i,
  // Work that others' weddings bring.
  /\bwedding (?:season|photograph\w*|cakes?|venue|flowers|business|bookings?)\b/gi,
];
/** A wrong of one's own against somebody who has died since: the wrong is the matter. */
const OWN_WRONG = /\bi (?:cheated|robbed|stole from|lied to|wronged|overcharged|slandered)\b/i;
const SINCE_DEAD =
  /\b(?:she|he|they)(?:'s| is| are| has| have|'ve) (?:since )?(?:passed(?: away| on)?|dead|gone|died)(?: now| since)?\b[^.!?]*/gi;

/** Something beside the matter, said as such: an afterthought. */
const BESIDE =
  /^(?:also|ps\b|p\.s\.|oh,? and|and also|and if you|and while you|by the way|btw)\b|\bif (?:you'?ve|you have|there is|there'?s) (?:got |any )?(?:room|time|a word|space)\b/i;
const LEAST_WORDS = 5;

/** A message without its manners, and without what is only said at its end as an afterthought: what it is mainly about. */
export const mainMatter = (message: string): string => {
  const plain = message.replaceAll('’', "'");
  const sentences = sentencesIn(OWN_WRONG.test(plain) ? plain.replaceAll(SINCE_DEAD, '') : plain);
  const main = sentences.filter((sentence, at) => at === 0 || !BESIDE.test(sentence));
  const bare = main
    .map((sentence) =>
      MANNERS.reduce((text, pattern) => text.replaceAll(asGlobal(pattern), ''), sentence),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .join(' ');
  return bare.split(/\s+/).length >= LEAST_WORDS ? bare : message;
};

const asGlobal = (pattern: RegExp): RegExp =>
  pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`);

/** Topics that are a condition of life in which something else happens: they lead only where nothing else is told. */
const CONDITIONS: ReadonlySet<string> = new Set(['single-parent', 'moving', 'parenting']);
const NEXT_BEST = 0.08;

/** The choice with a condition of life behind what happens in it. */
export const conditionsLast = (chosen: readonly Chosen[]): readonly Chosen[] => {
  const [best, next] = chosen;
  if (!best || !next || !CONDITIONS.has(best.id) || next.share < NEXT_BEST) return chosen;
  return [{ ...next, share: best.share }, { ...best, share: next.share }, ...chosen.slice(2)];
};

const I_PREACH =
  /\b(?:i(?:'m| am) (?:a|the|their) pastor|i pastor|i preach|i'?ve been (?:a |the )?pastor|as a pastor|my (?:sermons?|congregation|flock|parish))\b/i;

/** Who preaches is not somebody who prays for a preacher, however alike the words are. */
export const shepherdOrFlock = (topic: Topic | undefined, message: string): Topic | undefined =>
  topic?.id === 'for-a-pastor' && I_PREACH.test(message.replaceAll('’', "'"))
    ? topicOf('ministry-tired')
    : topic;
