import { commonWithKnown, knownInSteps, type CommonWith } from '@kbf/sentence-meaning';
import { stemsOf } from '../words/stems.ts';
import { meaningsInSteps, STEP } from './kept-meanings.ts';
import type { Part } from './parts.ts';
import type { Understanding } from './understand.ts';

/** A way of saying something, and to whom it belongs. */
export interface Way<Owner> {
  text: string;
  owner: Owner;
}

/** Ways of saying something, to be searched by words. */
export interface WayWords<Owner> {
  owners: readonly Owner[];
  /** Where each stem stands, and how much it weighs there. */
  stems: ReadonlyMap<string, { rarity: number; at: number[]; weights: number[] }>;
}
/** And by meaning. */
export interface Ways<Owner> extends WayWords<Owner> {
  common: CommonWith;
}

/** The rarer a word, the more it says. */
const rarityOf = (count: number, all: number): number => Math.log((all + 1) / (count + 1));

export function makeWayWords<Owner>(ways: readonly Way<Owner>[]): WayWords<Owner> {
  const each = ways.map(({ text }) => stemsOf(text));
  const stems = new Map<string, { rarity: number; at: number[]; weights: number[] }>();
  each.forEach((own, at) => {
    for (const name of own) {
      const stem = stems.get(name);
      if (stem) stem.at.push(at);
      else stems.set(name, { rarity: 0, at: [at], weights: [] });
    }
  });
  for (const stem of stems.values()) stem.rarity = rarityOf(stem.at.length, ways.length);
  for (const own of each) {
    const found = own.map((name) => stems.get(name)!);
    const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
    for (const { rarity, weights } of found) weights.push(rarity / length);
  }
  return { owners: ways.map(({ owner }) => owner), stems };
}

/** @param name of the file of kept meanings */
export function makeWays<Owner>(
  name: string,
  ways: readonly Way<Owner>[],
  { room, meaningOf }: Understanding,
): Ways<Owner> {
  const texts = ways.map(({ text }) => text);
  const steps = meaningsInSteps(name, texts, meaningOf);
  const common = commonWithKnown(room, knownInSteps(texts.length, steps, STEP));
  return { ...makeWayWords(ways), common };
}

/** Shared words count beside the meaning. */
const WORDS = 0.4;
const AT_ONCE = 8;

/** How many of the telling words of a text stand in each way, from 0 to 1. */
export function sharedWords({ stems, owners }: WayWords<unknown>, text: string): Float32Array {
  const own = stemsOf(text).map((stem) => stems.get(stem));
  const length = Math.hypot(...own.map((stem) => stem?.rarity ?? rarityOf(0, owners.length))) || 1;
  const shared = new Float32Array(owners.length);
  for (const stem of own)
    stem?.at.forEach((at, nth) => {
      shared[at]! += (stem.rarity / length) * stem.weights[nth]!;
    });
  return shared;
}

/** How near each part comes to each way, by meaning and words together. */
export function nearness(ways: Ways<unknown>, parts: readonly Part[]): Float32Array[] {
  if (parts.length === 0) return [];
  const some = parts.slice(0, AT_ONCE);
  // The next call overwrites the lists, so they are added up first.
  const near = ways
    .common(some.map(({ meaning }) => meaning))
    .map((common, nth) =>
      sharedWords(ways, some[nth]!.text).map((shared, at) => common[at]! + WORDS * shared),
    );
  return [...near, ...nearness(ways, parts.slice(AT_ONCE))];
}
