import type { Spelling } from '../care/spelling.ts';

type Known = Pick<Spelling, 'isKnown'>;

const shortestGlued = 6;
const longestGlued = 24;
/** The single letters that are words. */
const single = new Set(['i', 'a', 'u']);

/** "sendnudes" → "send", "nudes": the fewest known words that form a word, or the word itself. */
function unglue(word: string, { isKnown }: Known): readonly string[] {
  if (word.length < shortestGlued || word.length > longestGlued || isKnown(word)) return [word];
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1)
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const part = word.slice(start, end);
      const isWord = part.length > 1 ? isKnown(part) : single.has(part);
      if (before && isWord && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, part];
    }
  const parts = best[word.length];
  return parts && parts.length <= word.length / 3 ? parts : [word];
}

const shortestJoined = 5;

/** The intended words, when letters were joined or a blank was inserted to hide a word. */
export function wholeWords(words: readonly string[], known: Known): string[] {
  const whole: string[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const joined = `${last}${word}`;
    const isTorn =
      last !== undefined &&
      joined.length >= shortestJoined &&
      !(known.isKnown(last) && known.isKnown(word)) &&
      known.isKnown(joined);
    if (isTorn) whole.splice(-1, 1, joined);
    else whole.push(...unglue(word, known));
  }
  return whole;
}
