import { withoutCourtesies } from '../src/care/courtesy.ts';
import { readWith } from '../src/care/score-text.ts';
import {
  commonWithKnown,
  knownFrom,
  likeness,
  makeEncoder,
  roomForKnown,
  size,
  type CommonWith,
} from '@kbf/sentence-meaning';
import type { Spelling } from '../src/care/spelling.ts';
import { keptMeanings } from './keep-meanings.ts';
import type { Message } from './read-corpus.ts';

/** The meanings of messages, as in the product, and their similarity. */
export interface Understood {
  /** For each message the whole first, then its parts. Messages that are not used for training come last. */
  meanings: Float32Array[][];
  /** For each training message, its similarity to each other one. */
  alike: Float32Array[];
  commonWith: CommonWith;
}

const atOnce = 4;

/**
 * Computes the meanings once; this takes minutes.
 *
 * @param also other messages that are only judged
 */
export function understand(
  messages: readonly Message[],
  also: readonly Message[],
  spelling: Spelling,
  narrow: number,
): Understood {
  const encoder = makeEncoder(roomForKnown(messages.length));
  const meanings = keptMeanings(
    encoder,
    [...messages, ...also].map(({ text }) => withoutCourtesies(readWith(spelling, text)).spoken),
  );
  const wholes = meanings
    .slice(0, messages.length)
    .map(([whole]) => whole ?? new Float32Array(size));
  const commonWith = commonWithKnown(encoder.room, knownFrom(wholes));
  const alike: Float32Array[] = [];
  for (let from = 0; from < wholes.length; from += atOnce)
    for (const common of commonWith(wholes.slice(from, from + atOnce)))
      alike.push(common.map((value) => likeness(value, narrow)));
  return { meanings, alike, commonWith };
}
