import { plainText, spokenText } from '../normalise.ts';

/** A text as a list of plain words, and where its sentences begin and end in that list. */
export interface ReadText {
  words: string[];
  sentences: Span[];
  /** Each of these sentences with its marks, in lower case. */
  spoken: string[];
}
/** From a word up to, not including, another. */
export type Span = readonly [start: number, end: number];

/** Also in texts without capitals, where a language's own rules see no end of a sentence. */
const ends = /(?<=[.!?…])\s+|\n+/;
/** Thanks are a sentence of their own, also where somebody writes without full stops. */
const thanks =
  /\s(?=(?:thanks?|praise (?:god|him|be|the lord)|god bless|bless you|blessings|hallelujah|amen|glory (?:be )?to|grateful|thankful)\b)/i;

/** Words in lower case without apostrophes; a number keeps only its length, for ages, hours and sums are alike. */
const wordsOf = (sentence: string): string[] =>
  (
    spokenText(sentence)
      .replaceAll("'", '')
      .match(/\p{L}+|\d+/gu) ?? []
  ).map((word) => (/^\d/.test(word) ? '0'.repeat(Math.min(word.length, 4)) : word.slice(0, 24)));

/** More words than any text that a person sends; one sign can stand for a whole sentence of another alphabet. */
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
