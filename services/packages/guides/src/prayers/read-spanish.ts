import type { PrayerMatter } from '../data/read-prayers.ts';
import { makeWayWords, sharedWords, type WayWords } from '../meaning/ways.ts';
import { generalOf, type PrayerOwner } from './choose-matter.ts';
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
  words: makeWayWords(
    matters.flatMap((matter) => {
      const { title, concern, ways, heard, thoughts } = matter;
      const lines = [...ways, ...heard, ...thoughts].map(({ text }) => text);
      const owner = { matter, told: undefined };
      return [title, concern, ...lines].map((text) => ({ text: bare(text), owner }));
    }),
  ),
});

/** A matter counts by its nearest lines on average, and is certain when no other comes near. */
const LINES = 5;
const SURE = 0.2;
const CLEAR = 1.5;

export function readSpanishRequest(library: SpanishLibrary, message: string): RequestRead {
  const { words, general } = library;
  const byMatter = new Map<PrayerMatter, number[]>();
  sharedWords(words, bare(message)).forEach((score, at) => {
    const { matter } = words.owners[at]!;
    if (matter !== general) byMatter.set(matter, [...(byMatter.get(matter) ?? []), score]);
  });
  const [first, second] = [...byMatter]
    .map(([matter, scores]) => {
      const best = scores.toSorted((one, other) => other - one).slice(0, LINES);
      return { matter, near: best.reduce((sum, score) => sum + score, 0) / LINES };
    })
    .toSorted((one, other) => other.near - one.near);
  const isSure = first && first.near >= Math.max(SURE, CLEAR * (second?.near ?? 0));
  return { matter: isSure ? first.matter : undefined };
}
