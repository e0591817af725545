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

/** How much shared words count beside the meaning. */
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
export function nearness(
  ways: Ways<unknown>,
  parts: readonly Part[],
  words = WORDS,
): Float32Array[] {
  if (parts.length === 0) return [];
  const some = parts.slice(0, AT_ONCE);
  // The next call overwrites the lists, so they are added up first.
  const near = ways
    .common(some.map(({ meaning }) => meaning))
    .map((common, nth) =>
      sharedWords(ways, some[nth]!.text).map((shared, at) => common[at]! + words * shared),
    );
  return [...near, ...nearness(ways, parts.slice(AT_ONCE), words)];
}

/** How fast a way counts less with distance. */
const NARROW = 16;
/** As near as this a text about something else comes to some way. */
const NOTHING = 0.6;
const LEAST = 0.4;

/** What a message may be about. */
export interface Found<Owner> {
  owner: Owner;
  /** How much speaks for it beside all else, 0 to 1, over all parts; and in the part that comes nearest. */
  share: number;
  local: number;
  /** How near it comes to one way: in the nearest part, and in the message as a whole. */
  near: number;
  whole: number;
  part: Part;
}

const weightOf = (score: number): number => Math.exp(NARROW * (score - 1));

/**
 * All that a message may be about, the likeliest first. The whole counts as much as all parts together.
 * @param keyOf ways with the same key speak for the same thing
 */
export function search<Owner>(
  ways: Ways<Owner>,
  parts: readonly Part[],
  keyOf: (owner: Owner) => string,
  skip: (at: number) => boolean = () => false,
): Found<Owner>[] {
  const found = new Map<string, Found<Owner>>();
  nearness(ways, parts).forEach((scores, nth) => {
    const part = parts[nth]!;
    const speaks = new Map<string, number>();
    let sum = weightOf(NOTHING);
    scores.forEach((score, at) => {
      if (score < LEAST || skip(at)) return;
      const owner = ways.owners[at]!;
      const key = keyOf(owner);
      const one = found.get(key) ?? { owner, share: 0, local: 0, near: 0, whole: 0, part };
      if (score > one.near) Object.assign(one, { owner, near: score, part });
      if (nth === 0) one.whole = one.near;
      found.set(key, one);
      sum += weightOf(score);
      speaks.set(key, (speaks.get(key) ?? 0) + weightOf(score));
    });
    const weight = (nth === 0 ? parts.length : 1) / (2 * parts.length - 1);
    for (const [key, value] of speaks) {
      const one = found.get(key)!;
      one.share += (weight * value) / sum;
      if (one.part === part) one.local = value / sum;
    }
  });
  return [...found.values()].toSorted((one, other) => other.share - one.share);
}
