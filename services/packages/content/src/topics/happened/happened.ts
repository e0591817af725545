import { sentencesIn } from '../../words/sentences.ts';
import { readClaims, type Claim, type Telling } from './read-claims.ts';

/** All claims: an event that a line of ours speaks of, and how it is told that it happened. */
export const claims: readonly Claim[] = ['death', 'life', 'body', 'thanks'].flatMap((name) =>
  readClaims(new URL(`claims/${name}.txt`, import.meta.url)),
);

/** What makes of an event one that is only thought of: it stands before it, in the same part of the sentence. */
const ONLY_THOUGHT =
  /\b(?:if|whether|unless|in case|as though|as if|maybe|perhaps|almost|nearly|supposing|pretend\w*|imagine|dream(?:t|ed|s)?|wonder(?:s|ed|ing)?|doubt(?:s|ed|ing)?|joke[sd]?|(?:i|we|he|she|they) thought|(?:feels?|felt|is|was|it's|treats?|acts?|looks?|sounds?) (?:\w+ )?like|like (?:a|an|the|when|my)|far from|instead of|no longer|not (?:yet|really|to|the)|(?:isn|wasn|don|doesn|didn|haven|hasn)'t|never|nobody|no one|decided against|declin\w+|refus\w+|avoid\w*|spared?|rather than|against (?:the|a)|(?:close|closer|near) to)\b/i;
/** The same, behind it or anywhere in the sentence. */
const TAKEN_BACK =
  /\b(?:(?:is|was|it's|that's) (?:all )?(?:a lie|lies|a rumou?r|a joke|made up|not true)|tells everyone|(?:was|were|is|are|been|got|weddings) (?:\w+ )?(?:cancell?ed|called off|declined|refused)|(?:cancel\w*|call(?:ed|s|ing)? off) (?:the|my|our|his|her|it)\b|decided against|(?:has|have|had) (?:refused|declined))\b/i;
/** “Maybe three months”: how much is not certain, that it is so is. */
const ABOUT_SO_MUCH = /\b(?:maybe|perhaps|almost|nearly) (?=(?:\w+|\d+) (?:days|weeks|months|years)\b)/gi;
/** Where another part of a sentence begins. */
const PART = /[,;:–—](?= )|\b(?:but|and|because|since|so that|which is why)\b/gi;

/** The part of a sentence in which a match stands, up to the match. */
const before = (sentence: string, at: number): string => {
  const head = sentence.slice(0, at);
  const [last] = [...head.matchAll(PART)].slice(-1);
  return last ? head.slice(last.index + last[0].length) : head;
};

const isToldIn = ({ hears, unless }: Telling, sentence: string): boolean => {
  const found = hears.exec(sentence);
  if (!found || unless?.test(sentence) || TAKEN_BACK.test(sentence)) return false;
  const upTo = `${before(sentence, found.index)}${found[0]}`;
  return !ONLY_THOUGHT.test(upTo);
};

/** Whether a request says, of a person and as something that happened, what a claim speaks of. */
export const isTold = (claim: Claim, message: string): boolean =>
  sentencesIn(message.replaceAll('’', "'"))
    .map((sentence) => sentence.replaceAll('’', "'").replaceAll(ABOUT_SO_MUCH, ''))
    .some((sentence) => claim.tellings.some((telling) => isToldIn(telling, sentence)));

const ofTopic = new Map(claims.flatMap((claim) => claim.topics.map((topic) => [topic, claim])));

/** Whether the words of a topic may stand: those that claim an event only where it was told. */
export const mayClaim = (topic: string, message: string): boolean => {
  const claim = ofTopic.get(topic);
  return claim === undefined || isTold(claim, message);
};

/** Whether a line of ours may stand: one that claims an event only where it was told. */
export const isNoFalseClaim = (line: string, message: string): boolean =>
  claims.every((claim) => !claim.says?.test(line) || isTold(claim, message));
