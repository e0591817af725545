import type { WrittenQuestion } from '@kbf/contracts';
import { stemOf } from '../words/stems.ts';
import { asQuestion, type AnswerLibrary } from './answer-library.ts';
import { findAnswers } from './find-answers.ts';

const MOST = 3;
const LEAST_LETTERS = 3;
/** A text whose last word is half typed, with that word completed to the most frequent one that begins so. */
function completed({ ways: { stems } }: AnswerLibrary, text: string): string {
  const last = text.toLowerCase().split(/\P{L}/u).at(-1)!;
  if (last.length < LEAST_LETTERS || stems.has(stemOf(last))) return text;
  const [best] = [...stems]
    .filter(([stem]) => stem.startsWith(last))
    .toSorted(([, one], [, other]) => other.at.length - one.at.length);
  return best ? text.slice(0, -last.length) + best[0] : text;
}

/** The three questions that come nearest to what somebody types. */
export function suggestEnglish(library: AnswerLibrary, text: string): WrittenQuestion[] {
  if (text.trim().length < LEAST_LETTERS) return [];
  const parts = library.partsOf(completed(library, text.trim()), 0);
  return findAnswers(library, parts)
    .slice(0, MOST)
    .map(({ owner }) => asQuestion(owner.answer));
}
