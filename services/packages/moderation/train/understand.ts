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

/** The meanings of messages, as the product understands them, and how alike they are. */
export interface Understood {
  /** Of each message the whole first, then its parts; those that teach nothing stand last. */
  meanings: Float32Array[][];
  /** For each message that teaches, how alike each other one is to it. */
  alike: Float32Array[];
  commonWith: CommonWith;
}

const atOnce = 4;

/**
 * Understands messages once; that takes minutes.
 *
 * @param also others, that are only to be judged
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
