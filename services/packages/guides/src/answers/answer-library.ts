import type { GuideName, WrittenQuestion } from '@kbf/contracts';
import type { Answer, AnswerMatter } from '../data/read-answers.ts';
import type { Understanding } from '../meaning/understand.ts';
import type { Way, Ways } from '../meaning/ways.ts';
import { fill, quoteVerse } from '../say/say.ts';

/** To which answer a way of asking leads. */
export interface AnswerOwner {
  matter: AnswerMatter;
  answer: Answer;
}

/** All written answers of one guide; or `turns`, what is said to later turns of every guide. */
export interface AnswerLibrary {
  name: GuideName | 'turns';
  matters: readonly AnswerMatter[];
  byId: ReadonlyMap<string, AnswerOwner>;
  ways: Ways<AnswerOwner>;
  partsOf: Understanding['partsOf'];
}

/** Every answer with its matter. */
export const ownersOf = (matters: readonly AnswerMatter[]): AnswerOwner[] =>
  matters.flatMap((matter) => matter.answers.map((answer) => ({ matter, answer })));
export const isFollowUp = ({ kinds }: Answer): boolean => kinds.length > 0;
/** The question on the button is a way of asking, too. */
export const answerWays = (matters: readonly AnswerMatter[]): Way<AnswerOwner>[] =>
  ownersOf(matters).flatMap((owner) => [
    ...(isFollowUp(owner.answer) ? [] : [{ text: owner.answer.question, owner }]),
    ...owner.answer.ways.map(({ text }) => ({ text, owner })),
  ]);

export const asQuestion = ({ id, question }: Answer): WrittenQuestion => ({ id, question });

/** The text of an answer, verses quoted exactly. */
export const textOf = ({ lines }: Answer): string =>
  lines
    .map(({ text }) => (text.startsWith('> ') ? (quoteVerse(text.slice(2)) ?? '') : fill(text)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The longest line of an answer, by which a conversation shows that it was given. */
const markOf = ({ lines }: Answer): string =>
  lines.reduce(
    (longest, { text }) =>
      text.length > longest.length && !text.startsWith('> ') ? text : longest,
    '',
  );
export const isUnsaid = (answer: Answer, said: string): boolean =>
  said === '' || !said.includes(fill(markOf(answer)));
