import { english } from '../data/wording.ts';

/** A word without its common endings: enough to bring "worries" and "worried" together. */
export function stemOf(word: string): string {
  if (word.length <= 4) return word.replace(/(?<=\w{3})s$/, '');
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|edly|ed|es|s|ly)$/, '');
  return bare.replace(/(\w)\1$/, '$1').replace(/e$/, '');
}

/** The words of each sentence in lower case, apostrophes dropped, spelling mended. */
export const wordsOf = (text: string): string[][] =>
  english
    .replaced('spelling', text.toLowerCase())
    .replaceAll(/[’'`]/g, '')
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.match(/[\p{L}\d]+/gu) ?? [])
    .filter((words) => words.length > 0);

export const stemsOf = (text: string): string[] => [...new Set(wordsOf(text).flat().map(stemOf))];
