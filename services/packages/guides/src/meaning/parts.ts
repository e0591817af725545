import { inEnglish } from '../words/wording.ts';
import { sentencesIn, wordCount } from '../words/sentences.ts';

/** A part of a message that may say something of its own. */
export interface Part {
  text: string;
  /** Which sentence it is of; -1 for the message as a whole. */
  at: number;
  asks: boolean;
  meaning: Float32Array;
}

/** Beyond these a message is understood as a whole only: a long text must not take long. */
const MOST_PARTS = 14;
const MOST_LETTERS = 400;
const LEAST_WORDS = 4;

/** A sentence, and its halves at a comma or before "and I", "but she". */
function halves(text: string): string[] {
  const cut = text
    .split(
      /[,;:] (?:and |but |so )?| (?:and|but|because) (?=(?:I|we|he|she|they|it|my|our|the|his|her|how|what|do|can|is|should)\b)/,
    )
    .filter((half) => wordCount(half) >= LEAST_WORDS);
  return cut.length > 1 ? [text, ...cut] : [text];
}

/** "Please pray for my son" → "my son": the asking says nothing about the matter. */
export function withoutPlea(text: string): string {
  const lead = inEnglish().pattern(
    String.raw`^(?:(?:{letter}|{plea-before})[, ]+)*{plea}\b(?: (?:that|for|to|me|us))* ?`,
  );
  return text.replace(lead, '') || text;
}

export const asks = (text: string): boolean =>
  text.endsWith('?') || inEnglish().has('asking', text, 'begin');

/** A message as a whole, then its sentences and their halves. */
export function partsOf(
  message: string,
  meaningOf: (sentences: readonly string[]) => Float32Array,
): Part[] {
  const found = sentencesIn(message);
  const sentences = found.length > 0 ? found : [message];
  const parts = sentences
    .slice(0, MOST_PARTS)
    .flatMap((sentence, at) =>
      halves(sentence.slice(0, MOST_LETTERS)).map((text) => ({ text, at })),
    )
    .filter(({ text }) => sentences.length === 1 || wordCount(text) > 1)
    .slice(0, MOST_PARTS);
  return [
    { text: message, at: -1, sentences },
    ...parts.map((part) => ({ ...part, sentences: [part.text] })),
  ].map(({ text, at, sentences: own }) => ({
    text,
    at,
    asks: own.some(asks),
    meaning: meaningOf(own),
  }));
}
