import type { Answer } from '../data/read-answers.ts';
import type { Part } from '../meaning/parts.ts';
import { search, type Found } from '../meaning/ways.ts';
import { isFollowUp, type AnswerLibrary, type AnswerOwner } from './answer-library.ts';

export type FoundAnswer = Found<AnswerOwner>;

/** From this rank on an answer is given; one that was written for a case of its own must be surer. */
const SURE = 1.75;
const SURE_CASE = 2;
/** In the middle of a conversation most turns go on with the matter before. */
const SURE_LATER = 2;
/** From here on a question is offered. */
const NEAR = 1.3;
const LEAST_WHOLE = 0.4;
const ASKS = 0.05;
const LOCAL = 0.2;

/** A part of the message comes near, and the message as a whole does not speak against it. */
const rankOf = ({ near, whole, local, part }: FoundAnswer): number =>
  whole < LEAST_WHOLE ? 0 : near + whole + LOCAL * local + (part.asks ? ASKS : 0);

/** Answers that a message may ask for, the nearest first. */
export const findAnswers = ({ ways }: AnswerLibrary, parts: readonly Part[]): FoundAnswer[] =>
  search(ways, parts, ({ answer }) => answer.id).toSorted(
    (one, other) => rankOf(other) - rankOf(one),
  );

export const isSure = (one: FoundAnswer | undefined, isLater = false): one is FoundAnswer =>
  one !== undefined &&
  rankOf(one) >= (one.owner.answer.isCase ? SURE_CASE : SURE) &&
  (rankOf(one) >= SURE_LATER || !isLater);

export const isNear = (one: FoundAnswer): boolean => rankOf(one) >= NEAR;

/** As near as this to an example, a later turn is taken for one of that kind. */
const LIKE_EXAMPLE = 0.72;
const SHARE = 0.15;
/** What is said to turns of every guide must be surer. */
const LIKE_SAID = 0.9;
const WHOLE = 0.85;
/** An answer within the matter that is spoken of needs less than another. */
const WITHIN = 0.75;

/** What data/turns.txt answers itself: thanks, a greeting, whether a person answers. */
export const saidToAll = ({ ways }: AnswerLibrary, parts: readonly Part[]): Answer | undefined =>
  search(ways, parts, ({ matter }) => matter.id).find(
    ({ owner, near, whole }) =>
      owner.answer.lines.some(({ text }) => text !== '') && near >= LIKE_SAID && whole >= WHOLE,
  )?.owner.answer;

/** Which of these answers a later turn asks for: by their own ways, or by the kind of the turn ("words", "what-if"). */
export function followUpFor(
  { ways }: AnswerLibrary,
  turns: AnswerLibrary,
  open: readonly Answer[],
  parts: readonly Part[],
): Answer | undefined {
  const isOther = (at: number): boolean => {
    const { answer } = ways.owners[at]!;
    return !isFollowUp(answer) || !open.includes(answer);
  };
  const own = search(ways, parts, ({ answer }) => answer.id, isOther)[0];
  if (own && own.near >= WITHIN) return own.owner.answer;
  return search(turns.ways, parts, ({ matter }) => matter.id)
    .filter(({ share, near }) => share >= SHARE && near >= LIKE_EXAMPLE)
    .map(({ owner }) => open.find(({ kinds }) => kinds.includes(owner.matter.id)))
    .find((answer) => answer !== undefined);
}
