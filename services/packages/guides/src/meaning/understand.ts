import { makeEncoder, meaningsOf, roomForKnown, size, type Room } from '@kbf/sentence-meaning';
import { sentencesIn } from '../words/sentences.ts';
import { partsOf, withoutPlea, type Part } from './parts.ts';

/** The only copy of the sentence model in this process, with room for known meanings. */
export interface Understanding {
  room: Room;
  /** A message as a whole, then its sentences and their halves. */
  partsOf: (message: string, most?: number) => Part[];
  meaningOf: (text: string) => Float32Array;
}

/** @param counts how many ways each guide has */
export function makeUnderstanding(counts: readonly number[]): Understanding {
  const encoder = makeEncoder(counts.reduce((sum, count) => sum + roomForKnown(count), 0));
  const meaning = (sentences: readonly string[]): Float32Array =>
    meaningsOf(encoder, sentences.map(withoutPlea))[0] ?? new Float32Array(size);
  return {
    room: encoder.room,
    partsOf: (message, most) => partsOf(message, meaning, most),
    meaningOf: (text) => meaning(sentencesIn(text)),
  };
}
