import {
  makeEncoder,
  meaningsOf,
  roomForKnown,
  size,
  type Encoder,
  type SentenceModel,
} from '@kbf/sentence-meaning';
import { sentencesIn } from '../words/sentences.ts';
import { keepMeanings, meaningsInSteps } from './kept-meanings.ts';
import { partsOf, withoutPlea, type Part } from './parts.ts';
import { makeWays, type Ways } from './ways.ts';

/** Ways of one guide before they are understood. */
export interface Said<Owner> {
  name: string;
  texts: string[];
  owners: Owner[];
}

/** The only copy of the sentence model in this process, with room for the meanings of `ways`. */
export interface Understanding {
  partsOf: (message: string) => Part[];
  meaningOf: (text: string) => Float32Array;
  waysOf: <Owner>(said: Said<Owner>) => Ways<Owner>;
  /** Writes the kept meanings anew. @returns how many were missing */
  keep: (said: Said<unknown>) => number;
}

/** @param counts how many ways each guide has @param model weights that this process has already; read if not given */
export function makeUnderstanding(counts: readonly number[], model?: SentenceModel): Understanding {
  const room = counts.reduce((sum, count) => sum + roomForKnown(count), 0);
  const encoder: Encoder = makeEncoder(room, model);
  const meaning = (sentences: readonly string[]): Float32Array =>
    meaningsOf(encoder, sentences.map(withoutPlea))[0] ?? new Float32Array(size);
  const meaningOf = (text: string): Float32Array => {
    const found = sentencesIn(text);
    return meaning(found.length > 0 ? found : [text]);
  };
  return {
    partsOf: (message) => partsOf(message, meaning),
    meaningOf,
    waysOf: ({ name, texts, owners }) =>
      makeWays(encoder.room, texts, owners, meaningsInSteps(name, texts, meaningOf).steps),
    keep: ({ name, texts }) => {
      const { steps, computed } = meaningsInSteps(name, texts, meaningOf);
      keepMeanings(name, texts, steps);
      return computed;
    },
  };
}
