import { commonWithKnown, knownInSteps, type CommonWith } from '@kbf/sentence-meaning';
import type { Encoder } from '@kbf/sentence-meaning';
import { stemsOf } from '../words/stems.ts';
import { STEP } from './kept-meanings.ts';
import type { Part } from './parts.ts';

/** Ways of saying something, each with its owner, to be searched by meaning and by words. */
export interface Ways<Owner> {
  owners: readonly Owner[];
  common: CommonWith;
  /** Where each stem stands, and how much it weighs there. */
  stems: ReadonlyMap<string, Stem>;
}
interface Stem {
  rarity: number;
  at: number[];
  weights: number[];
}

/** The rarer a word, the more it says. */
const rarityOf = (count: number, all: number): number => Math.log((all + 1) / (count + 1));

function stemsIn(ways: readonly string[]): Map<string, Stem> {
  const each = ways.map(stemsOf);
  const stems = new Map<string, Stem>();
  const counts = new Map<string, number>();
  for (const stem of each.flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const [stem, count] of counts)
    stems.set(stem, { rarity: rarityOf(count, ways.length), at: [], weights: [] });
  each.forEach((own, at) => {
    const length = Math.hypot(...own.map((stem) => stems.get(stem)!.rarity)) || 1;
    for (const stem of own) {
      const found = stems.get(stem)!;
      found.at.push(at);
      found.weights.push(found.rarity / length);
    }
  });
  return stems;
}

export const makeWays = <Owner>(
  room: Encoder['room'],
  texts: readonly string[],
  owners: readonly Owner[],
  steps: Int8Array,
): Ways<Owner> => ({
  owners,
  common: commonWithKnown(room, knownInSteps(texts.length, steps, STEP)),
  stems: stemsIn(texts),
});

/** How many of the telling words of a text stand in each way, from 0 to 1. */
export function sharedWords({ stems, owners }: Ways<unknown>, text: string): Float32Array {
  const unknown = rarityOf(0, owners.length);
  const own = stemsOf(text).map((stem) => stems.get(stem));
  const length = Math.hypot(...own.map((stem) => stem?.rarity ?? unknown)) || 1;
  const shared = new Float32Array(owners.length);
  for (const stem of own)
    stem?.at.forEach((at, nth) => {
      shared[at]! += (stem.rarity / length) * stem.weights[nth]!;
    });
  return shared;
}

/** Shared words count beside the meaning. */
const WORDS = 0.4;
/** How fast a way counts less with distance. */
const NARROW = 16;
/** As near as this a text about something else comes to some way. */
const NOTHING = 0.6;
const LEAST = 0.4;
const AT_ONCE = 8;

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

/** How near each part comes to each way, by meaning and words together. */
export function nearness(ways: Ways<unknown>, parts: readonly Part[]): Float32Array[] {
  const scores: Float32Array[] = [];
  for (let from = 0; from < parts.length; from += AT_ONCE) {
    const some = parts.slice(from, from + AT_ONCE);
    // The lists are overwritten by the next call, so they are copied.
    ways.common(some.map(({ meaning }) => meaning)).forEach((common, nth) => {
      const score = sharedWords(ways, some[nth]!.text);
      for (let at = 0; at < score.length; at += 1) score[at] = common[at]! + WORDS * score[at]!;
      scores.push(score);
    });
  }
  return scores;
}

/**
 * All that a message may be about, the likeliest first.
 * @param keyOf ways with the same key speak for the same thing
 */
export function search<Owner>(
  ways: Ways<Owner>,
  parts: readonly Part[],
  keyOf: (owner: Owner) => string,
  skip: (at: number) => boolean = () => false,
): Found<Owner>[] {
  const found = new Map<string, Found<Owner>>();
  const all = 2 * parts.length - 1;
  nearness(ways, parts).forEach((scores, nth) => {
    const part = parts[nth]!;
    const weight = nth === 0 ? parts.length : 1;
    const speaks = new Map<string, number>();
    let sum = Math.exp(NARROW * (NOTHING - 1));
    for (let at = 0; at < scores.length; at += 1) {
      const score = scores[at]!;
      if (score < LEAST || skip(at)) continue;
      const owner = ways.owners[at]!;
      const key = keyOf(owner);
      const value = Math.exp(NARROW * (score - 1));
      sum += value;
      speaks.set(key, (speaks.get(key) ?? 0) + value);
      const known = found.get(key);
      if (!known)
        found.set(key, {
          owner,
          share: 0,
          local: 0,
          near: score,
          whole: nth === 0 ? score : 0,
          part,
        });
      else if (known.near < score) {
        Object.assign(known, { owner, near: score, part });
        if (nth === 0) known.whole = score;
      }
    }
    for (const [key, value] of speaks) {
      const one = found.get(key)!;
      one.share += (weight * value) / sum / all;
      if (one.part === part) one.local = value / sum;
    }
  });
  return [...found.values()].toSorted((one, other) => other.share - one.share);
}
