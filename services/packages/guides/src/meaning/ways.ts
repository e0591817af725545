import type { CommonWith } from '@kbf/sentence-meaning';
import { stemsOf } from '../words/stems.ts';
import { likenessTo } from './kept-meanings.ts';
import type { Part, Understanding } from './parts.ts';

/** A way of saying something, and to which entry it belongs. */
export interface Way<Owner> {
  text: string;
  owner: Owner;
}

/** Ways of saying something, to be searched. */
export interface Ways<Owner> {
  owners: readonly Owner[];
  /** In which ways each word stem stands. */
  places: ReadonlyMap<string, number[]>;
  /** The rarer a word, the more it says. */
  rarityOf: (stem: string) => number;
  lengths: readonly number[];
  /** How much shared words count, beside the meaning. */
  words: number;
  /** The likeness of meanings; without it ways are compared by words alone. */
  common: CommonWith | undefined;
}

const lengthOf = (values: readonly number[]): number => Math.hypot(...values) || 1;

/**
 * @param name of the file of kept meanings
 * @param understanding left out for a language that the sentence model cannot read
 */
export function makeWays<Owner>(
  name: string,
  ways: readonly Way<Owner>[],
  words: number,
  understanding?: Understanding,
): Ways<Owner> {
  const each = ways.map(({ text }) => stemsOf(text));
  const places = new Map<string, number[]>();
  each.forEach((stems, at) => {
    for (const stem of stems) {
      const known = places.get(stem);
      if (known) known.push(at);
      else places.set(stem, [at]);
    }
  });
  const rarityOf = (stem: string): number =>
    Math.log((ways.length + 1) / ((places.get(stem)?.length ?? 0) + 1));
  const lengths = each.map((stems) => lengthOf(stems.map(rarityOf)));
  const common = understanding && likenessTo(name, ways, understanding);
  return { owners: ways.map(({ owner }) => owner), places, rarityOf, lengths, words, common };
}

/** How near a part comes to each way, by meaning and by rare words that both have. */
function scoresOf(ways: Ways<unknown>, { text, meaning }: Part): Float32Array {
  const { common, places, rarityOf, lengths, words } = ways;
  const stems = stemsOf(text);
  const length = lengthOf(stems.map(rarityOf));
  // The next call overwrites the list, so it is copied.
  const scores = common ? common([meaning])[0]!.slice() : new Float32Array(lengths.length);
  for (const stem of stems) {
    const shared = (words * rarityOf(stem) ** 2) / length;
    for (const at of places.get(stem) ?? []) scores[at]! += shared / lengths[at]!;
  }
  return scores;
}

/** Farther away a way has nothing to do with a text. */
const LEAST = 0.45;
/** How fast a way counts less with distance; and as near as this a text about something else comes to some way. */
const NARROW = 16;
const NOTHING = 0.6;
/** Of the ways of an owner so many count on average, or one alone that is nearer by so much. */
const WAYS = 5;
const ONE_WAY = 0.4;
/** A sentence counts a little less than the message as a whole. */
const PART = 0.03;

/** What a message may be about. */
export interface Found<Owner> {
  owner: Owner;
  /** How near it comes to one way, and in which part. */
  near: number;
  part: Part;
  /** How near it comes on average: one way alone is often near by chance. */
  mean: number;
  /** How much speaks for it beside all else, 0 to 1. */
  share: number;
}

const weightOf = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + Math.exp(NARROW * (score - 1)), 0);

/** All that a message may be about, the nearest first. The whole counts as much as all other parts together. */
export function search<Owner>(ways: Ways<Owner>, parts: readonly Part[]): Found<Owner>[] {
  const found = new Map<Owner, Found<Owner>>();
  parts.forEach((part, nth) => {
    const scores = scoresOf(ways, part);
    const least = ways.common ? LEAST : 0;
    const places = [...scores.keys()].filter((at) => scores[at]! >= least);
    const byOwner = Map.groupBy(places, (at) => ways.owners[at]!);
    const all = weightOf([NOTHING, ...places.map((at) => scores[at]!)]);
    const weight = (nth === 0 ? parts.length : 1) / (2 * parts.length - 1);
    for (const [owner, own] of byOwner) {
      const sorted = own.map((at) => scores[at]!).toSorted((one, other) => other - one);
      const best = sorted.slice(0, WAYS);
      const near = best[0]!;
      const average = best.reduce((sum, score) => sum + score, 0) / WAYS;
      const mean = Math.max(average, near - ONE_WAY) - (nth === 0 ? 0 : PART);
      const one = found.get(owner) ?? { owner, near: 0, part, mean: 0, share: 0 };
      if (near > one.near) Object.assign(one, { near, part });
      one.mean = Math.max(one.mean, mean);
      one.share += (weight * weightOf(sorted)) / all;
      found.set(owner, one);
    }
  });
  return [...found.values()].toSorted((one, other) => other.mean - one.mean);
}
