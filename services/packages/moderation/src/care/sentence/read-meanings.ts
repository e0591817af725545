import { makeEncoder, type Encoder } from './encoder.ts';
import { meaningsOf } from './meanings.ts';

let encoder: Encoder | undefined;

/**
 * What the sentence model understands of sentences together: a list of numbers of length one; undefined where there is
 * no word at all. The model is loaded when it is first needed, which takes a moment and 30 MB.
 */
export const meaningOf = (sentences: readonly string[]): Float32Array | undefined => {
  encoder ??= makeEncoder(1024);
  return meaningsOf(
    encoder,
    sentences.map((sentence) => sentence.toLowerCase()),
  )[0];
};
