import { randomFrom } from './random.ts';

const beside = Array.from('aeionrst');

/** One typing error in a word: two letters swapped, one left out, doubled, or replaced by a neighbor. */
function mistype(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const before = word.slice(0, at);
  const after = word.slice(at + 1);
  const letter = word.charAt(at);
  const kind = Math.floor(random() * 4);
  if (kind === 0) return before + after.slice(0, 1) + letter + after.slice(1);
  if (kind === 1) return before + after;
  if (kind === 2) return before + letter + letter + after;
  return before + (beside[Math.floor(random() * beside.length)] ?? letter) + after;
}

/** A text with a typing error in one of ten words that are long enough; the seed decides which. */
export function withSlips(text: string, seed: number): string {
  const random = randomFrom(seed);
  const first = Math.floor(random() * 10);
  let words = 0;
  return text.replaceAll(/\p{L}{3,}/gu, (word) =>
    (words += 1) % 10 === first ? mistype(word, random) : word,
  );
}
