import { spokenIn, type Spoken } from '../src/care/evidence.ts';
import { coreOf, readWith, type Margins } from '../src/care/score-text.ts';
import { learnDanger } from './examples.ts';
import type { Message } from './read-corpus.ts';

/**
 * Scores of the words of every message, by models that have not seen its author.
 * @param always messages that every model also learns from
 * @param atATime how many authors are left out together; more is faster and slightly too strict
 * @param also other messages of these authors for the same models, which learn nothing from them
 * @returns for the messages and then the others, in order
 */
export function crossValidate(
  messages: readonly Message[],
  always: readonly Message[],
  margins: Margins,
  atATime: number,
  also: readonly Message[] = [],
): Spoken[] {
  const authors = [...new Set(messages.map(({ author }) => author))];
  const spoken = new Map<Message, Spoken>();
  for (let first = 0; first < authors.length; first += atATime) {
    const left = new Set(authors.slice(first, first + atATime));
    const learnt = learnDanger([...messages.filter(({ author }) => !left.has(author)), ...always]);
    const { spelling, vocabulary, danger } = learnt;
    for (const message of [...messages, ...also].filter(({ author }) => left.has(author))) {
      const core = coreOf(vocabulary, danger, readWith(spelling, message.text));
      spoken.set(message, spokenIn(vocabulary, learnt, core, margins));
    }
  }
  return [...messages, ...also].map((message) => spoken.get(message) as Spoken);
}
