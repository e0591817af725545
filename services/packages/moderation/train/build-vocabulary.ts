import { featuresOf } from '../src/care/features.ts';
import type { Vocabulary } from '../src/care/vocabulary.ts';

/** A vocabulary whose keys can be written to a file. */
export type LearntVocabulary = Vocabulary & { slotOf: ReadonlyMap<number, number> };

/** Keeps the weights well under their limit of three megabytes. */
const mostFeatures = 240_000;

/**
 * The features that several authors use; rarer ones weigh more. A feature of a single author identifies the author, not
 * the danger.
 */
export function buildVocabulary(
  texts: readonly { author: string; words: readonly string[] }[],
  most = mostFeatures,
): LearntVocabulary {
  const seen = new Map<number, { texts: number; first: string; isShared: boolean }>();
  for (const { words, author } of texts) {
    const own = new Set<number>();
    featuresOf(words, () => (key) => own.add(key));
    for (const key of own) {
      const entry = seen.get(key);
      if (!entry) seen.set(key, { texts: 1, first: author, isShared: false });
      else {
        entry.texts += 1;
        entry.isShared ||= entry.first !== author;
      }
    }
  }
  const kept = [...seen]
    .filter(([, { isShared }]) => isShared)
    .sort(([one, a], [other, b]) => b.texts - a.texts || one - other)
    .slice(0, most);
  return {
    slotOf: new Map(kept.map(([key], slot) => [key, slot])),
    rarity: Float32Array.from(
      kept,
      ([, entry]) => Math.log((1 + texts.length) / (1 + entry.texts)) + 1,
    ),
    counts: new Uint32Array(kept.length),
  };
}
