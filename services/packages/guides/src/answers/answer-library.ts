import type { GuideName, WrittenQuestion } from '@kbf/contracts';
import { type Answer, type AnswerMatter } from '../data/read-answers.ts';
import type { Said, Understanding } from '../meaning/understand.ts';
import type { Ways } from '../meaning/ways.ts';
import { fill } from '../say/fill.ts';
import { quoteVerse } from '../say/quote-verse.ts';

/** To which answer a way of asking leads. */
export interface AnswerOwner {
  matter: AnswerMatter;
  answer: Answer;
}

/** All written answers of one guide. */
export interface AnswerLibrary {
  guide: GuideName | 'turns';
  matters: readonly AnswerMatter[];
  byId: ReadonlyMap<string, AnswerOwner>;
  ways: Ways<AnswerOwner>;
  partsOf: Understanding['partsOf'];
  /** How many questions have a written answer. */
  count: number;
}

export const answerWays = (
  name: AnswerLibrary['guide'],
  matters: readonly AnswerMatter[],
): Said<AnswerOwner> => {
  const each = matters.flatMap((matter) =>
    matter.answers.flatMap((answer) =>
      answer.ways.map(({ text }) => ({ text, owner: { matter, answer } })),
    ),
  );
  return {
    name,
    texts: each.map(({ text }) => text),
    owners: each.map(({ owner }) => owner),
  };
};

/** Answers that have a question of their own. */
export const questionsOf = (matters: readonly AnswerMatter[]): Answer[] =>
  matters.flatMap(({ answers }) => answers.filter(({ kinds }) => kinds.length === 0));

export const makeAnswerLibrary = (
  guide: AnswerLibrary['guide'],
  matters: readonly AnswerMatter[],
  said: Said<AnswerOwner>,
  { waysOf, partsOf }: Understanding,
): AnswerLibrary => ({
  guide,
  matters,
  byId: new Map(
    matters.flatMap((matter) => matter.answers.map((answer) => [answer.id, { matter, answer }])),
  ),
  ways: waysOf(said),
  partsOf,
  count: questionsOf(matters).length,
});

export const asQuestion = ({ id, question }: Answer): WrittenQuestion => ({ id, question });

/** The text of an answer, verses quoted exactly. */
export const textOf = ({ lines }: Answer): string =>
  lines
    .map(({ text }) =>
      text.startsWith('> ') ? (quoteVerse(text.slice(2).trim()) ?? '') : fill(text),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The longest line of an answer, by which a conversation shows that it was given. */
export const markOf = ({ lines }: Answer): string =>
  fill(
    lines
      .filter(({ text }) => !text.startsWith('> '))
      .reduce((longest, { text }) => (text.length > longest.length ? text : longest), ''),
  );
