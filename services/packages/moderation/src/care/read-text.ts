import { plainText, spokenText } from '../normalize.ts';

/** A text as a list of plain words, with the start and end of its sentences in that list. */
export interface ReadText {
  words: string[];
  sentences: Span[];
  /** Each sentence with its punctuation, in lower case. */
  spoken: string[];
}
/** From a word up to, but not including, another word. */
export type Span = readonly [start: number, end: number];

/** Also for texts without capitals, where the usual rules find no end of a sentence. */
const ends = /(?<=[.!?…])\s+|\n+/;
/** Thanks count as a sentence of their own, even without full stops. */
const thanks =
  /\s(?=(?:thanks?|praise (?:god|him|be|the lord)|god bless|bless you|blessings|hallelujah|amen|glory (?:be )?to|grateful|thankful)\b)/i;

/** Words in lower case without apostrophes. A number keeps only its length, so that ages, hours and sums are equal. */
const wordsOf = (sentence: string): string[] =>
  (
    spokenText(sentence)
      .replaceAll("'", '')
      .match(/\p{L}+|\d+/gu) ?? []
  ).map((word) => (/^\d/.test(word) ? '0'.repeat(Math.min(word.length, 4)) : word.slice(0, 24)));

/** More words than any text from a person; in other alphabets one sign can stand for a sentence. */
const mostWords = 8000;

export function readText(text: string): ReadText {
  const words: string[] = [];
  const sentences: Span[] = [];
  const spoken: string[] = [];
  for (const sentence of text.split(ends).flatMap((each) => each.split(thanks))) {
    const start = words.length;
    if (start >= mostWords) break;
    for (const word of wordsOf(sentence).slice(0, mostWords)) words.push(word);
    if (words.length === start) continue;
    sentences.push([start, words.length]);
    spoken.push(plainText(sentence));
  }
  return { words, sentences, spoken };
}
