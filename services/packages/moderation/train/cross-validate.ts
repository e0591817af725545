import { coreOf, readWith, scoreText, type Margins } from '../src/care/score-text.ts';
import { learnDanger } from './examples.ts';
import type { Message } from './read-corpus.ts';

/**
 * The score of every message by a model that has not seen its author.
 * @param always what every model learns from besides
 * @param atATime how many authors are left out together; more is quicker and a little too strict
 */
export function crossValidate(
  messages: readonly Message[],
  always: readonly Message[],
  margins: Margins,
  atATime: number,
): Float32Array {
  const authors = [...new Set(messages.map(({ author }) => author))];
  const scores = new Float32Array(messages.length);
  for (let first = 0; first < authors.length; first += atATime) {
    const left = new Set(authors.slice(first, first + atATime));
    const { spelling, vocabulary, danger } = learnDanger([
      ...messages.filter(({ author }) => !left.has(author)),
      ...always,
    ]);
    messages.forEach(({ author, text }, at) => {
      if (!left.has(author)) return;
      const core = coreOf(vocabulary, danger, readWith(spelling, text));
      scores[at] = scoreText(vocabulary, danger, core, margins).score;
    });
  }
  return scores;
}
