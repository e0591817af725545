import type { Part } from './parts.ts';
import { nearness, type Ways } from './ways.ts';

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
 * All that a message may be about, the likeliest first. The message as a whole counts as much as all its parts together.
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
