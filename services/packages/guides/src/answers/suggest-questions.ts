import type { WrittenQuestion } from '@kbf/contracts';
import type { Answer } from '../data/read-answers.ts';
import { nearness } from '../meaning/ways.ts';
import { stemOf } from '../words/stems.ts';
import { asQuestion, isFollowUp, type AnswerLibrary } from './answer-library.ts';

const MOST = 3;
const LEAST_LETTERS = 3;
/** Farther away a question has nothing to do with the text. */
const NEAR = 0.55;
/** How fast a way counts less with distance: several near ways say more than one that is a little nearer. */
const NARROW = 12;

/** A text whose last word is half typed, with that word completed to the most frequent one that begins so. */
function completed({ ways: { stems } }: AnswerLibrary, text: string): string {
  const last = text.toLowerCase().split(/\P{L}/u).at(-1)!;
  if (last.length < LEAST_LETTERS || stems.has(stemOf(last))) return text;
  const [best] = [...stems]
    .filter(([stem]) => stem.startsWith(last))
    .toSorted(([, one], [, other]) => other.at.length - one.at.length);
  return best ? text.slice(0, -last.length) + best[0] : text;
}

/** The three questions whose ways of asking come nearest to what somebody types. */
export function suggestEnglish(library: AnswerLibrary, text: string): WrittenQuestion[] {
  if (text.trim().length < LEAST_LETTERS) return [];
  const parts = library.partsOf(completed(library, text.trim()), 0);
  const [scores] = nearness(library.ways, parts);
  const speaks = new Map<Answer, number>();
  library.ways.owners.forEach(({ answer }, at) => {
    if (scores![at]! < NEAR || isFollowUp(answer)) return;
    speaks.set(answer, (speaks.get(answer) ?? 0) + Math.exp(NARROW * (scores![at]! - 1)));
  });
  return [...speaks]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([answer]) => asQuestion(answer));
}
