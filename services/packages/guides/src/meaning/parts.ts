import { makeEncoder, meaningsOf, roomForKnown, size } from '@kbf/sentence-meaning';
import type { SentenceModel } from '@kbf/sentence-meaning';
import { english } from '../data/wording.ts';
import { sentencesIn, wordCount } from '../words/sentences.ts';

/** A part of a message that may say something of its own. */
export interface Part {
  text: string;
  /** The number of its sentence; -1 for the message as a whole. */
  at: number;
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
const withoutPlea = (text: string): string => {
  const plea = String.raw`^(?:(?:{letter}|{plea-before})[, ]+)*{plea}\b(?: (?:that|for|to|me|us))* ?`;
  return text.replace(english.pattern(plea), '') || text;
};

/**
 * The only copy of the sentence model in this process, with room for known meanings. `partsOf` gives a message as a
 * whole, then its sentences and their halves.
 * @param counts how many ways each guide has
 * @param model the weights, where this process has them already
 */
export function makeUnderstanding(counts: readonly number[], model?: SentenceModel) {
  const room = counts.reduce((sum, count) => sum + roomForKnown(count), 0);
  const encoder = makeEncoder(room, model);
  const partOf = (text: string, at: number, sentences = [text]): Part => {
    const [meaning] = meaningsOf(encoder, sentences.map(withoutPlea));
    return { text, at, meaning: meaning ?? new Float32Array(size) };
  };
  const wholeOf = (message: string): Part => partOf(message, -1, sentencesIn(message));
  const partsOf = (message: string): Part[] => {
    const sentences = sentencesIn(message);
    const parts = sentences.slice(0, MOST_PARTS).flatMap((sentence, at) =>
      halves(sentence.slice(0, MOST_LETTERS))
        .filter((text) => sentences.length === 1 || wordCount(text) > 1)
        .map((text) => ({ text, at })),
    );
    const first = parts.slice(0, MOST_PARTS);
    return [wholeOf(message), ...first.map(({ text, at }) => partOf(text, at))];
  };
  return { encoder, wholeOf, partsOf };
}

export type Understanding = ReturnType<typeof makeUnderstanding>;
