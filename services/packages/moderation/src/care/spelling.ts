/** Finds the known word that a mistyped one stands for: one letter more, less, other, or two changed over. */
export interface Spelling {
  isKnown: (word: string) => boolean;
  meant: (word: string) => string;
}

const shortest = 4;

/** Every way to leave one letter out. Two words that are one slip apart share one of these. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** One slip apart, given that leaving out a letter makes them alike: not two slips at different places. */
function isOneSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return true;
  const differing = Array.from(one).flatMap((letter, at) =>
    letter === other.charAt(at) ? [] : [at],
  );
  const [first = 0, second] = differing;
  if (second === undefined) return true;
  const isSwap = one.charAt(first) === other.charAt(second) && second === first + 1;
  return isSwap && differing.length === 2;
}

/** @param words the known words, the most usual first: they win where several fit */
export function spellingOf(words: readonly string[]): Spelling {
  const known = new Set(words);
  const near = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest) continue;
    for (const form of shortened(word)) {
      const there = near.get(form);
      if (there) there.push(word);
      else near.set(form, [word]);
    }
  }
  const meant = (word: string): string => {
    if (known.has(word) || word.length < shortest) return word;
    let best: string | undefined;
    let bestRank = Infinity;
    for (const form of shortened(word))
      for (const candidate of near.get(form) ?? []) {
        const rank = ranks.get(candidate) ?? Infinity;
        if (rank < bestRank && isOneSlip(word, candidate)) [best, bestRank] = [candidate, rank];
      }
    return best ?? word;
  };
  const ranks = new Map(words.map((word, at) => [word, at]));
  return { isKnown: (word) => known.has(word), meant };
}
