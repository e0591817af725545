import { sentencesIn } from '../../words/sentences.ts';
import { readClaims, type Claim, type Telling } from './read-claims.ts';

/** All claims: an event that a line of ours speaks of, and how it is told that it happened. */
export const claims: readonly Claim[] = ['death', 'life', 'body', 'thanks'].flatMap((name) =>
  readClaims(new URL(`claims/${name}.txt`, import.meta.url)),
);

/** What makes of an event one that is only thought of, or that was taken back. */
export const takenBack: readonly Claim[] = readClaims(new URL('not-so.txt', import.meta.url));
const patternsOf = (name: string): RegExp[] =>
  takenBack.flatMap((one) => (one.name === name ? one.tellings.map(({ hears }) => hears) : []));
const BEFORE = patternsOf('before');
const ANYWHERE = patternsOf('anywhere');
/** “Maybe three months”: how much is not certain, that it is so is. */
const ABOUT_SO_MUCH =
  /\b(?:maybe|perhaps|almost|nearly) (?=(?:\w+|\d+) (?:days|weeks|months|years)\b)/gi;
/** Where another part of a sentence begins. */
const PART = /[,;:–—](?= )|\b(?:but|and|because|since|so that|which is why)\b/gi;

/** The part of a sentence in which a match stands, up to the match. */
const partUpTo = (sentence: string, at: number): string => {
  const head = sentence.slice(0, at);
  const [last] = [...head.matchAll(PART)].slice(-1);
  return last ? head.slice(last.index + last[0].length) : head;
};

const isToldIn = ({ hears, mayHear, unless }: Telling, sentence: string): boolean => {
  if (!mayHear.test(sentence)) return false;
  const found = hears.exec(sentence);
  if (!found || unless?.test(sentence) || ANYWHERE.some((one) => one.test(sentence))) return false;
  const upTo = `${partUpTo(sentence, found.index)}${found[0]}`;
  return !BEFORE.some((one) => one.test(upTo));
};

const readClaim = (claim: Claim, message: string): boolean => {
  const plain = message.replaceAll('’', "'");
  if (claim.takenBack?.test(plain)) return false;
  return (
    sentencesIn(plain)
      .map((sentence) => sentence.replaceAll('’', "'").replaceAll(ABOUT_SO_MUCH, ''))
      .some((sentence) => claim.tellings.some((telling) => isToldIn(telling, sentence))) ||
    claims.some(({ name }) => claim.within === name && wasTold(name, message))
  );
};

/** What was found of the message that is read now: every topic and every line asks again. */
const found = { message: '', told: new Map<Claim, boolean>() };

/** Whether a request says, of a person and as something that happened, what a claim speaks of. */
export const isTold = (claim: Claim, message: string): boolean => {
  if (found.message !== message) {
    found.message = message;
    found.told.clear();
  }
  const known = found.told.get(claim);
  if (known !== undefined) return known;
  const told = readClaim(claim, message);
  found.told.set(claim, told);
  return told;
};

/** Whether an event was told, by its name in the tables. */
export const wasTold = (event: string, message: string): boolean =>
  claims.some((claim) => claim.name === event && isTold(claim, message));

const ofTopic = new Map(claims.flatMap((claim) => claim.topics.map((topic) => [topic, claim])));

/** Whether the words of a topic may stand: those that claim an event only where it was told. */
export const mayClaim = (topic: string, message: string): boolean => {
  const claim = ofTopic.get(topic);
  return claim === undefined || isTold(claim, message);
};

/** Whether a line of ours may stand: one that claims an event only where it was told. */
export const isNoFalseClaim = (line: string, message: string): boolean =>
  claims.every((claim) => !claim.says?.test(line) || isTold(claim, message));
