import type { Answer } from '../data/read-entries.ts';
import type { Part } from '../meaning/parts.ts';
import { search, type Found } from '../meaning/ways.ts';
import type { AnswerLibrary, AnswerOwner } from './answer-library.ts';

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
