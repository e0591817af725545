import type { GuideName, WrittenQuestion } from '@kbf/contracts';
import type { Answer, AnswerMatter } from '../data/read-entries.ts';
import type { Understanding } from '../meaning/parts.ts';
import type { Way, Ways } from '../meaning/ways.ts';
import { fill, quoteVerse } from '../say/say.ts';

/** To which answer a way of asking leads. */
export interface AnswerOwner {
  matter: AnswerMatter;
  answer: Answer;
}

/** All written answers of one guide; or `turns`, the replies to later turns of every guide. */
export interface AnswerLibrary extends Pick<Understanding, 'partsOf' | 'wholeOf'> {
  name: GuideName | 'turns';
  byId: ReadonlyMap<string, AnswerOwner>;
  ways: Ways<AnswerOwner>;
}

/** Every answer with its matter. */
export const ownersOf = (matters: readonly AnswerMatter[]): AnswerOwner[] =>
  matters.flatMap((matter) => matter.answers.map((answer) => ({ matter, answer })));

/** The question on the button is a way of asking, too. A follow-up is found by the kind of a turn, not by ways. */
export const answerWays = (matters: readonly AnswerMatter[]): Way<AnswerOwner>[] =>
  ownersOf(matters)
    .filter(({ answer }) => answer.kinds.length === 0)
    .flatMap((owner) =>
      [owner.answer.question, ...owner.answer.ways.map(({ text }) => text)].map((text) => ({
        text,
        owner,
      })),
    );

export const asQuestion = ({ id, question }: Answer): WrittenQuestion => ({ id, question });

/** The text of an answer, verses quoted exactly. */
export const textOf = ({ lines }: Answer): string =>
  lines
    .map(({ text }) => (text.startsWith('> ') ? (quoteVerse(text.slice(2)) ?? '') : fill(text)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a conversation does not have the longest line of an answer yet. */
export function isUnsaid({ lines }: Answer, said: string): boolean {
  if (said === '') return true;
  const texts = lines.map(({ text }) => text).filter((text) => !text.startsWith('> '));
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return !said.includes(fill(longest));
}
