/** A word of a text, normalized, with its UTF-16 offsets there (end exclusive). */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’ʼ‘`´][\p{L}\p{N}]+)*/gu;
const APOSTROPHES = /['’ʼ‘`´]/g;
const PLAIN = /^[a-z0-9]+$/;

const normal = (raw: string): string => {
  const lower = raw.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.replaceAll(APOSTROPHES, '').normalize('NFKD').replaceAll(/\p{M}/gu, '');
};

/** Words in lower case without apostrophes and accents: texts that differ only in typography give the same words. */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    words.push({ word: normal(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return words;
};
