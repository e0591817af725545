import {
  makeEncoder,
  meaningsOf,
  roomForKnown,
  size,
  type Encoder,
  type SentenceModel,
} from '@kbf/sentence-meaning';
import { sentencesIn } from '../words/sentences.ts';
import { partsOf, withoutPlea, type Part } from './parts.ts';

/** The only copy of the sentence model in this process, with room for known meanings. */
export interface Understanding {
  room: Encoder['room'];
  /** A message as a whole, then its sentences and their halves. */
  partsOf: (message: string, most?: number) => Part[];
  meaningOf: (text: string) => Float32Array;
}

/**
 * @param counts how many ways each guide has
 * @param model the weights, where this process has them already
 */
export function makeUnderstanding(counts: readonly number[], model?: SentenceModel): Understanding {
  const room = counts.reduce((sum, count) => sum + roomForKnown(count), 0);
  const encoder = makeEncoder(room, model);
  const meaning = (sentences: readonly string[]): Float32Array =>
    meaningsOf(encoder, sentences.map(withoutPlea))[0] ?? new Float32Array(size);
  return {
    room: encoder.room,
    partsOf: (message, most) => partsOf(message, meaning, most),
    meaningOf: (text) => meaning(sentencesIn(text)),
  };
}
