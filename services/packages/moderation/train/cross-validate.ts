import { coreOf, readWith, scoreText, type Margins } from '../src/care/score-text.ts';
import { learnDanger } from './examples.ts';
import type { Message } from './read-corpus.ts';

/** The scores of all messages, in their order: for being noticed, and for being certain. */
export interface Scores {
  danger: Float32Array;
  outright: Float32Array;
}

/**
 * The scores of every message by a model that has not seen its author.
 * @param always what every model learns from besides
 * @param atATime how many authors are left out together; more is quicker and a little too strict
 */
export function crossValidate(
  messages: readonly Message[],
  always: readonly Message[],
  margins: Margins,
  atATime: number,
): Scores {
  const authors = [...new Set(messages.map(({ author }) => author))];
  const scores = {
    danger: new Float32Array(messages.length),
    outright: new Float32Array(messages.length),
  };
  for (let first = 0; first < authors.length; first += atATime) {
    const left = new Set(authors.slice(first, first + atATime));
    const { spelling, vocabulary, danger, outright } = learnDanger([
      ...messages.filter(({ author }) => !left.has(author)),
      ...always,
    ]);
    messages.forEach(({ author, text }, at) => {
      if (!left.has(author)) return;
      const core = coreOf(vocabulary, danger, readWith(spelling, text));
      scores.danger[at] = scoreText(vocabulary, danger, core, margins).score;
      scores.outright[at] = scoreText(vocabulary, outright, core, margins).score;
    });
  }
  return scores;
}
