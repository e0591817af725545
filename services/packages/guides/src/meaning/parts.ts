import { english } from '../data/wording.ts';
import { sentencesIn, wordCount } from '../words/sentences.ts';

/** A part of a message that may say something of its own. */
export interface Part {
  text: string;
  /** Which sentence it is of; -1 for the message as a whole. */
  at: number;
  asks: boolean;
  meaning: Float32Array;
}

/** More is understood as a whole only: a long text must not take long. */
const MOST_PARTS = 14;
const MOST_LETTERS = 400;
const LEAST_WORDS = 4;

/** A sentence, and its halves at a comma or before "and I", "but she". */
function halves(text: string): string[] {
  const between = english.pattern(String.raw`[,;:] (?:{joins} )?| {joins} (?={clause} )`);
  const cut = text.split(between).filter((half) => wordCount(half) >= LEAST_WORDS);
  return cut.length > 1 ? [text, ...cut] : [text];
}

/** "Please pray for my son" → "my son": the asking says nothing about the matter. */
export const withoutPlea = (text: string): string =>
  text.replace(
    english.pattern(
      String.raw`^(?:(?:{letter}|{plea-before})[, ]+)*{plea}\b(?: (?:that|for|to|me|us))* ?`,
    ),
    '',
  ) || text;

const asks = (text: string): boolean => text.endsWith('?') || english.begins('asking', text);

/** A message as a whole, then its sentences and their halves, at most as many. */
export function partsOf(
  message: string,
  meaningOf: (sentences: readonly string[]) => Float32Array,
  most = MOST_PARTS,
): Part[] {
  const sentences = sentencesIn(message);
  const parts = sentences
    .slice(0, MOST_PARTS)
    .flatMap((sentence, at) =>
      halves(sentence.slice(0, MOST_LETTERS)).map((text) => ({ text, at })),
    )
    .filter(({ text }) => sentences.length === 1 || wordCount(text) > 1)
    .slice(0, most);
  return [
    { text: message, at: -1, asks: sentences.some(asks), meaning: meaningOf(sentences) },
    ...parts.map((part) => ({ ...part, asks: asks(part.text), meaning: meaningOf([part.text]) })),
  ];
}
