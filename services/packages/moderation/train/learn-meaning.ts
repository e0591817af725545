import { weighMeanings, type MeaningScale } from '../src/care/meaning.ts';
import { likeness } from '@kbf/sentence-meaning';
import { fitKernel } from './fit-kernel.ts';
import {
  isDanger,
  ownAuthors,
  strangersThanks,
  thanksAuthors,
  type Message,
} from './read-corpus.ts';
import type { Understood } from './understand.ts';

/** Cost of a mistake about a message; our own messages cost less. */
const weight = 5;
const ownShare = 0.25;

/** What a set of messages teaches about the meaning of danger: the weight of each, and a constant. */
export interface LearntMeaning {
  pulls: Float64Array;
  constant: number;
}

/** @param left authors that are left out of training */
export function learnMeaning(
  messages: readonly Message[],
  { alike }: Understood,
  left: ReadonlySet<string> = new Set(),
): LearntMeaning {
  const pulls = fitKernel(
    messages.map((message) => {
      const share = ownAuthors.has(message.author) ? ownShare : 1;
      return {
        isTrue: isDanger(message),
        weight: left.has(message.author) ? 0 : weight * share,
      };
    }),
    (at) => alike[at] as Float32Array,
  );
  return { pulls, constant: pulls.reduce((sum, pull) => sum + pull, 0) };
}

/**
 * How much the meaning of every message points to danger, learned without its author.
 *
 * @param also other messages to score, which teach nothing
 * @returns for the messages and then the others, in order
 */
export function crossValidateMeaning(
  messages: readonly Message[],
  also: readonly Message[],
  understood: Understood,
  scale: MeaningScale,
  atATime: number,
): Float32Array {
  const authors = [...new Set(messages.map(({ author }) => author))].filter(
    (author) => !thanksAuthors.has(author),
  );
  const judged = [...messages, ...also];
  const scores = new Float32Array(judged.length);
  for (let first = 0; first < authors.length; first += atATime) {
    const left = new Set(authors.slice(first, first + atATime));
    const unseen = new Set([...left, strangersThanks]);
    const { pulls, constant } = learnMeaning(messages, understood, unseen);
    judged.forEach(({ author }, at) => {
      if (!left.has(author)) return;
      const stretches = understood
        .commonWith(understood.meanings[at] ?? [])
        .map((common) =>
          pulls.reduce(
            (sum, pull, other) =>
              pull === 0 ? sum : sum + pull * likeness(common[other] as number, scale.narrow),
            constant,
          ),
        );
      scores[at] = weighMeanings(stretches, scale);
    });
  }
  return scores;
}
