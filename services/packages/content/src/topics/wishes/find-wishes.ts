import { betweenWishes } from './between.ts';
import { bodyWishes, handWishes } from './body.ts';
import { heartWishes } from './heart.ts';
import { insideWishes } from './inside.ts';
import { peopleWishes } from './people.ts';
import { practicalWishes } from './practical.ts';
import { thingWishes } from './things.ts';
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

const ofBody: ReadonlySet<Wish> = new Set([...bodyWishes, ...handWishes]);
/** Whether a wish is for a body, or for those who treat it. */
export const isOfBody = (wish: Wish): boolean => ofBody.has(wish);

/** The wishes within pleas, in the order in which they are said. */
export const wishesIn = (pleas: string): Wish[] => {
  const text = pleas.replaceAll('’', "'");
  return wishes
    .map((one) => ({ one, at: one.unless?.test(text) ? -1 : text.search(one.asked) }))
    .filter(({ one, at }) => at >= 0 && one.lines.length > 0)
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
};

/** Whether a plea is among those that have words of their own. */
export const hasWish = (plea: string): boolean => wishesIn(plea).length > 0;
