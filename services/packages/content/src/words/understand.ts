import { meaningOf } from '@kbf/moderation/sentence';
import { sentencesIn } from './sentences.ts';

/** A text by its sentences, with what the sentence model understands of it. */
export interface Understood {
  sentences: readonly string[];
  /** The meaning of all sentences together; undefined where there is no word at all. */
  whole: Float32Array | undefined;
  /** The meaning of each by itself and of its halves, without the words that only ask for a prayer. */
  parts: { meaning: Float32Array | undefined; at: number }[];
}

/** What belongs to the asking: it would make all requests alike. */
const ASKING = new RegExp(
  '^(?:(?:and|so|also|please|just|(?:can|could|would) you|kindly) )*(?:prayers?|pray|lift up|remember)\\b' +
    '(?: (?:that|for|to|me|us))* ?',
  'i',
);

const meaningOfOne = (sentence: string): Float32Array | undefined => {
  const bare = sentence.replace(ASKING, '');
  return bare.split(/\s+/).length > 1 ? meaningOf([bare]) : undefined;
};

/** The meaning of a whole text, some milliseconds for each of its sentences. */
export const meaningOfWhole = (text: string): Float32Array | undefined => {
  const found = sentencesIn(text);
  return meaningOf(found.length > 0 ? found : [text]);
};

/** How near two meanings are: one is the same words. */
export const inCommon = (one: Float32Array, other: Float32Array): number => {
  // Four sums side by side: a message is held against a thousand tellings, sentence by sentence.
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < one.length; at += 4) {
    a += one[at]! * other[at]!;
    b += one[at + 1]! * other[at + 1]!;
    c += one[at + 2]! * other[at + 2]!;
    d += one[at + 3]! * other[at + 3]!;
  }
  return a + b + c + d;
};

/** Longer texts are understood as a whole, and in their first sentences. */
const MOST_PARTS = 16;
/** A half says something by itself from so many words on. */
const LEAST_WORDS = 4;

/** A sentence, and its halves around "and" or "but" where both say something: two matters often share one sentence. */
const partsOf = (sentence: string): string[] => {
  const halves = sentence
    .split(
      /[,;:] (?:and |but |so )?| (?:and|but|because) (?=(?:I|we|he|she|they|it|my|our|the|his|her|nobody|now)\b)/,
    )
    .filter((half) => half.split(/\s+/).length >= LEAST_WORDS);
  return halves.length > 1 ? [sentence, ...halves] : [sentence];
};

/** What was understood last: who asks for another prayer sends the same words again. */
let latest: { text: string; understood: Understood } | undefined;

/** Understands a text, as a whole and by its sentences: once for a message, as it takes its time. */
export const understand = (text: string): Understood => {
  if (latest?.text === text) return latest.understood;
  const found = sentencesIn(text);
  const sentences = found.length > 0 ? found : [text];
  const understood = {
    sentences,
    whole: meaningOf(sentences),
    parts: sentences
      .flatMap((sentence, at) => partsOf(sentence).map((part) => ({ part, at })))
      .slice(0, MOST_PARTS)
      .map(({ part, at }) => ({ meaning: meaningOfOne(part), at })),
  };
  latest = { text, understood };
  return understood;
};
