import type { Answer } from '../data/read-answers.ts';
import type { Part } from '../meaning/parts.ts';
import { search } from '../meaning/search.ts';
import { isFollowUp, type AnswerLibrary } from './answer-library.ts';

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
