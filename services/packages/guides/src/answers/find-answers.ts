import type { Answer } from '../data/read-answers.ts';
import type { Part } from '../meaning/parts.ts';
import { nearness, search } from '../meaning/ways.ts';
import { isFollowUp, type AnswerLibrary, type AnswerOwner } from './answer-library.ts';

/** An answer with a question of its own, and how near a message comes to it. */
export interface FoundAnswer {
  owner: AnswerOwner;
  near: number;
}

/** Short questions are told apart by their words more than prayers. */
const WORDS = 0.7;
/** Of the ways of an answer so many count, or one alone that is nearer by so much. */
const WAYS = 5;
const ONE_WAY = 0.4;
/** Farther away a way, or a whole answer, has nothing to do with a text. */
const LEAST = 0.45;
const NEAR = 0.4;
/** A sentence counts a little less than the message as a whole. */
const PART = 0.03;
/** An answer is given from here on, when no other matter comes near; in the middle of a talk it must be nearer. */
const SURE = 0.72;
const SURE_LATER = 0.8;
const CLEAR = 0.05;

/** On average to its nearest ways: one way alone is often near by chance. */
function nearTo(scores: readonly number[]): number {
  const best = scores.toSorted((one, other) => other - one).slice(0, WAYS);
  return Math.max(best.reduce((sum, score) => sum + score, 0) / WAYS, best[0]! - ONE_WAY);
}

/** Answers that a message may ask for, the nearest first. */
export function findAnswers({ ways }: AnswerLibrary, parts: readonly Part[]): FoundAnswer[] {
  const found = new Map<AnswerOwner, number>();
  nearness(ways, parts, WORDS).forEach((scores, nth) => {
    const byAnswer = new Map<AnswerOwner, number[]>();
    ways.owners.forEach((owner, at) => {
      if (scores[at]! < LEAST || isFollowUp(owner.answer)) return;
      const known = byAnswer.get(owner);
      if (known) known.push(scores[at]!);
      else byAnswer.set(owner, [scores[at]!]);
    });
    for (const [owner, own] of byAnswer) {
      const near = nearTo(own) - (nth === 0 ? 0 : PART);
      if (near >= Math.max(NEAR, found.get(owner) ?? 0)) found.set(owner, near);
    }
  });
  return [...found]
    .map(([owner, near]) => ({ owner, near }))
    .toSorted((one, other) => other.near - one.near);
}

/** The answer that a message surely asks for. */
export function sureOf(found: readonly FoundAnswer[], isLater: boolean): AnswerOwner | undefined {
  const [best] = found;
  const next = found.find(({ owner }) => owner.matter !== best!.owner.matter);
  return best &&
    best.near >= (isLater ? SURE_LATER : SURE) &&
    best.near >= (next?.near ?? 0) + CLEAR
    ? best.owner
    : undefined;
}

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
