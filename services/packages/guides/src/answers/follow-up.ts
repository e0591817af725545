import type { Part } from '../meaning/parts.ts';
import { search } from '../meaning/ways.ts';
import type { AnswerMatter, Answer } from '../data/read-answers.ts';
import type { AnswerLibrary } from './answer-library.ts';

/** As near as this to an example, a later turn is taken for one of that kind. */
const LIKE_EXAMPLE = 0.72;
const SHARE = 0.15;
/** An answer within the matter that is spoken of needs less than another. */
const WITHIN = 0.75;
/** What is said to all turns of a kind, whatever the guide is about, must be surer. */
const LIKE_SAID = 0.9;

/** Kinds of a later turn ("words", "what-if"), the likeliest first, told by the examples of data/turns.txt. */
const kindsOf = (turns: AnswerLibrary, parts: readonly Part[]): string[] =>
  search(turns.ways, parts, ({ matter }) => matter.id)
    .filter(({ share, near }) => share >= SHARE && near >= LIKE_EXAMPLE)
    .map(({ owner }) => owner.matter.id);

/** What data/turns.txt answers itself: thanks, a greeting, whether a person answers. */
export const saidToAll = (turns: AnswerLibrary, parts: readonly Part[]): Answer | undefined =>
  search(turns.ways, parts, ({ matter }) => matter.id).find(
    ({ owner, near, whole }) =>
      owner.answer.lines.some(({ text }) => text !== '') &&
      near >= LIKE_SAID &&
      whole >= LIKE_EXAMPLE,
  )?.owner.answer;

/** The follow-up of a matter that a later turn asks for. */
export function followUpFor(
  library: AnswerLibrary,
  turns: AnswerLibrary,
  matter: AnswerMatter,
  parts: readonly Part[],
  isUnsaid: (answer: Answer) => boolean,
): Answer | undefined {
  const open = matter.answers.filter(isUnsaid);
  const { ways } = library;
  const own = search(
    ways,
    parts,
    ({ answer }) => answer.id,
    (at) => !open.includes(ways.owners[at]!.answer),
  ).find(({ owner, near }) => near >= WITHIN && owner.answer.kinds.length > 0);
  if (own) return own.owner.answer;
  return kindsOf(turns, parts)
    .map((kind) => open.find(({ kinds }) => kinds.includes(kind)))
    .find((answer) => answer !== undefined);
}
