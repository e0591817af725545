import { betweenWishes } from './between.ts';
import { bodyWishes, handWishes } from './body.ts';
import { heartWishes } from './heart.ts';
import { insideWishes } from './inside.ts';
import { peopleWishes } from './people.ts';
import { practicalWishes } from './practical.ts';
import { thingWishes } from './things.ts';
import { sentencesIn } from '../../words/sentences.ts';
import type { Wish } from './wish.ts';

/** All wishes; the narrower ones of a kind come before the wider. */
export const wishes: readonly Wish[] = [
  ...heartWishes,
  ...peopleWishes,
  ...thingWishes,
  ...handWishes,
  ...bodyWishes,
  ...insideWishes,
  ...betweenWishes,
  ...practicalWishes,
];

const ofThings: ReadonlySet<Wish> = new Set([...thingWishes, ...practicalWishes]);
/** Whether a wish is for what can be counted or held, and not for a heart, a body or a person. */
export const isOfThings = (wish: Wish): boolean => ofThings.has(wish);

/** How people say what they would like without asking for a prayer. */
const WISHED =
  /\b(?:(?:i|we)(?:'d| would)(?: just| really| only| so)* (?:like|love)\b|(?:i|we)(?: do| just| really| only)* (?:need|want|wish|long)\b|just want prayer|is all i (?:ask|want)|all i (?:ask|want))/i;
const NOT_WISHED =
  /\b(?:i |we )?(?:just )?(?:don'?t|do not|didn'?t|never|not) (?:\w+ )?(?:want|need|like|wish|love|asking)\b[^,;.!?]*?(?=,|;| but | i want| i'd| i would|$)|\bwant to (?:scream|shout|hide|hit|die|throw|quit everything)\b|\bused to (?:like|love|want)\b/gi;
/** A plea that was not turned, or the question that a message comes to. */
const PLEADS = /\bpray\w*\b|\bhow (?:do|can|could|shall) (?:i|we)\b/i;

/** What is wanted, in the words of the person; where nothing was asked, what their message comes to. */
export interface Wanted {
  text: string;
  isAsked: boolean;
}

/** The sentences that say what is wanted: what was turned into a prayer, what was told as a wish; else how it ends. */
export const wantedIn = (asked: readonly string[], message: string): Wanted => {
  const sentences = sentencesIn(message).map((one) =>
    one.replaceAll('’', "'").replaceAll(NOT_WISHED, ''),
  );
  const wanted = [...asked, ...sentences.filter((one) => WISHED.test(one) || PLEADS.test(one))];
  return wanted.length > 0
    ? { text: wanted.join(' '), isAsked: true }
    : { text: sentences.at(-1) ?? '', isAsked: false };
};

/** The wishes that somebody has, in the order in which they are said. */
export const wishesIn = ({ text: written, isAsked }: Wanted): Wish[] => {
  const text = written.replaceAll('’', "'");
  // A doctor who is only mentioned is not prayed for; trembling hands are.
  return (isAsked ? wishes : [...heartWishes, ...handWishes])
    .map((one) => ({ one, at: one.unless?.test(text) ? -1 : text.search(one.asked) }))
    .filter(({ one, at }) => at >= 0 && one.lines.length > 0)
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
};

/** Whether a plea is among those that have words of their own. */
export const hasWish = (plea: string): boolean =>
  wishesIn({ text: plea, isAsked: true }).length > 0;
