import type { WrittenQuestion } from '@kbf/contracts';
import { nearness } from '../meaning/ways.ts';
import { stemOf } from '../words/stems.ts';
import { asQuestion, isFollowUp, type AnswerLibrary } from './answer-library.ts';

const MOST = 3;
const LEAST_LETTERS = 3;
/** Farther away a question has nothing to do with the text. */
const NEAR = 0.55;

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
  const { owners } = library.ways;
  const near = [...owners.keys()]
    .filter((at) => scores![at]! >= NEAR && !isFollowUp(owners[at]!.answer))
    .toSorted((one, other) => scores![other]! - scores![one]!)
    .map((at) => owners[at]!.answer);
  return [...new Set(near)].slice(0, MOST).map(asQuestion);
}
