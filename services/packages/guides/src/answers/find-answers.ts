import type { Part } from '../meaning/parts.ts';
import { search, type Found } from '../meaning/search.ts';
import type { AnswerLibrary, AnswerOwner } from './answer-library.ts';

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
