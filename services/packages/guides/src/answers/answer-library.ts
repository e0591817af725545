import type { GuideName, WrittenQuestion } from '@kbf/contracts';
import type { Answer, AnswerMatter } from '../data/read-entries.ts';
import type { Part, Understanding } from '../meaning/parts.ts';
import { search, type Found, type Way, type Ways } from '../meaning/ways.ts';
import { fill, quoteVerse } from '../say.ts';

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

/** Farther away an answer has nothing to do with a text. */
const NEAR = 0.4;
/** An answer is given from here on, when no other matter comes near; in the middle of a talk it must be nearer. */
const SURE = 0.72;
const SURE_LATER = 0.8;
const CLEAR = 0.05;

/** Answers with a question of their own that a message may ask for, the nearest first. */
export const findAnswers = (
  { ways }: Pick<AnswerLibrary, 'ways'>,
  parts: readonly Part[],
): Found<AnswerOwner>[] => search(ways, parts).filter(({ mean }) => mean >= NEAR);

/** The answer that a message surely asks for. */
export function sureOf(
  [best, ...others]: readonly Found<AnswerOwner>[],
  isLater: boolean,
): AnswerOwner | undefined {
  if (!best || best.mean < (isLater ? SURE_LATER : SURE)) return undefined;
  const next = others.find(({ owner }) => owner.matter !== best.owner.matter);
  return best.mean >= (next?.mean ?? 0) + CLEAR ? best.owner : undefined;
}

/** As near as this to an example, a later turn is taken for one of that kind. */
const LIKE_EXAMPLE = 0.72;
/** A whole message that is answered alike in every guide must be nearer. */
const LIKE_SAID = 0.87;

/** The answer of data/turns.txt itself: to thanks, a greeting, the question whether a person answers. */
export const saidToAll = (turns: AnswerLibrary, message: Part): Answer | undefined =>
  search(turns.ways, [message]).find(
    ({ owner, near }) => near >= LIKE_SAID && owner.answer.lines.some(({ text }) => text !== ''),
  )?.owner.answer;

/** Which of these answers a later turn asks for, by the kind of the turn ("words", "what-if"). */
export const followUpFor = (
  turns: AnswerLibrary,
  open: readonly Answer[],
  parts: readonly Part[],
): Answer | undefined =>
  search(turns.ways, parts)
    .filter(({ near }) => near >= LIKE_EXAMPLE)
    .map(({ owner }) => open.find(({ kinds }) => kinds.includes(owner.matter.id)))
    .find((answer) => answer !== undefined);
