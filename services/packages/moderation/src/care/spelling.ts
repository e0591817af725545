/** Finds the known word for a mistyped one: one letter added, missing, changed, or two swapped. */
export interface Spelling {
  isKnown: (word: string) => boolean;
  meant: (word: string) => string;
}

const shortest = 4;

/** Every way to leave out one letter. Two words that differ by one typing error share one of these. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Whether two words that share a shortened form differ by a single typing error, not by two at different places. */
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

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The known words by each shortened form, as sorted numbers. Strings in a `Map` would take ten times the memory.
 * @returns the positions of words that may have a form, including a few with the same hash
 */
function placesByForm(words: readonly string[]): (form: string) => number[] {
  const placeBits = 2 ** Math.ceil(Math.log2(words.length + 1));
  const entries = words.flatMap((word, place) =>
    word.length < shortest ? [] : shortened(word).map((form) => hashOf(form) * placeBits + place),
  );
  // Both fit exactly into one number: 32 bits of hash, and far fewer than 21 bits of position.
  const sorted = Float64Array.from(entries).sort();
  return (form) => {
    const from = hashOf(form) * placeBits;
    const found: number[] = [];
    for (let at = firstFrom(sorted, from); at < sorted.length; at += 1) {
      const place = (sorted[at] as number) - from;
      if (place >= placeBits) break;
      found.push(place);
    }
    return found;
  };
}

/** The position of the first number that is not below a limit. */
function firstFrom(sorted: Float64Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param words the known words, most common first; the first match wins */
export function spellingOf(words: readonly string[]): Spelling {
  const known = new Set(words);
  const placesOf = placesByForm(words);
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
  const meant = (word: string): string => {
    if (known.has(word) || word.length < shortest || word.length > longest + 1) return word;
    let best = words.length;
    for (const form of shortened(word))
      for (const place of placesOf(form)) {
        const candidate = words[place] as string;
        const isAlike = place < best && shortened(candidate).includes(form);
        if (isAlike && isOneSlip(word, candidate)) best = place;
      }
    return words[best] ?? word;
  };
  return { isKnown: (word) => known.has(word), meant };
}
