<<<<<<< HEAD
import {
  makeEncoder,
  meaningsOf,
  roomForKnown,
  size,
  type Encoder,
  type SentenceModel,
} from '@kbf/sentence-meaning';
=======
import { makeEncoder, meaningsOf, roomForKnown, size, type Room } from '@kbf/sentence-meaning';
>>>>>>> e9b6f3a87199c07d73861c33c6d7b9af62ff54ed
import { sentencesIn } from '../words/sentences.ts';
import { partsOf, withoutPlea, type Part } from './parts.ts';

/** The only copy of the sentence model in this process, with room for known meanings. */
export interface Understanding {
  room: Room;
  /** A message as a whole, then its sentences and their halves. */
  partsOf: (message: string) => Part[];
  meaningOf: (text: string) => Float32Array;
}

<<<<<<< HEAD
/** @param counts how many ways each guide has @param model weights that this process has already; read if not given */
export function makeUnderstanding(counts: readonly number[], model?: SentenceModel): Understanding {
  const room = counts.reduce((sum, count) => sum + roomForKnown(count), 0);
  const encoder: Encoder = makeEncoder(room, model);
=======
/** @param counts how many ways each guide has */
export function makeUnderstanding(counts: readonly number[]): Understanding {
  const encoder = makeEncoder(counts.reduce((sum, count) => sum + roomForKnown(count), 0));
>>>>>>> e9b6f3a87199c07d73861c33c6d7b9af62ff54ed
  const meaning = (sentences: readonly string[]): Float32Array =>
    meaningsOf(encoder, sentences.map(withoutPlea))[0] ?? new Float32Array(size);
  return {
    room: encoder.room,
    partsOf: (message) => partsOf(message, meaning),
    meaningOf: (text) => meaning(sentencesIn(text)),
  };
}
