import type { PrayerMatter } from '../data/read-prayers.ts';
import { makeWayWords, sharedWords, type WayWords } from '../meaning/ways.ts';
import { generalOf, prayerWays, type PrayerOwner } from './choose-matter.ts';
import type { RequestRead } from './read-request.ts';

/** Spanish prayers. The sentence model reads English alone, so that their ways are matched by shared words. */
export interface SpanishLibrary {
  general: PrayerMatter;
  words: WayWords<PrayerOwner>;
}

/** People often write without accents. */
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

export const makeSpanishLibrary = (matters: readonly PrayerMatter[]): SpanishLibrary => ({
  general: generalOf(matters),
  words: makeWayWords(prayerWays(matters).map(({ text, owner }) => ({ text: bare(text), owner }))),
});

/** A matter is certain from here on, when no other comes near. */
const SURE = 0.3;
const CLEAR = 1.2;

export function readSpanishRequest({ words }: SpanishLibrary, message: string): RequestRead {
  const best = new Map<PrayerMatter, number>();
  sharedWords(words, bare(message)).forEach((score, at) => {
    const { matter } = words.owners[at]!;
    best.set(matter, Math.max(score, best.get(matter) ?? 0));
  });
  const [first, second] = [...best].toSorted(([, one], [, other]) => other - one);
  const isSure = first && first[1] >= SURE && first[1] >= CLEAR * (second?.[1] ?? 0);
  return { matter: isSure ? first[0] : undefined };
}
