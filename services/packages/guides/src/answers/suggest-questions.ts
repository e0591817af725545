import type { WrittenQuestion } from '@kbf/contracts';
import { nearness } from '../meaning/ways.ts';
import { stemOf } from '../words/stems.ts';
import { asQuestion, type AnswerLibrary } from './answer-library.ts';

const MOST = 3;
const LEAST_LETTERS = 3;
/** Farther away a question has nothing to do with the text. */
const NEAR = 0.55;

/** A text whose last word is half typed, with that word completed by the most frequent one that begins so. */
export function completed({ ways }: AnswerLibrary, text: string): string {
  const last = /\p{L}+$/u.exec(text)?.[0].toLowerCase() ?? '';
  if (last.length < LEAST_LETTERS || ways.stems.has(stemOf(last))) return text;
  let best = '';
  let most = 0;
  for (const [stem, { at }] of ways.stems)
    if (stem.startsWith(last) && at.length > most) [best, most] = [stem, at.length];
  return best === '' ? text : text.slice(0, -last.length) + best;
}

/** The three questions whose ways of asking come nearest to what somebody types. */
export function suggestEnglish(library: AnswerLibrary, text: string): WrittenQuestion[] {
  if (text.trim().length < LEAST_LETTERS) return [];
  const [whole] = library.partsOf(completed(library, text.trim()));
  const scores = nearness(library.ways, [whole!])[0]!;
  const best = new Map<string, { score: number; question: WrittenQuestion }>();
  library.ways.owners.forEach(({ answer }, at) => {
    const score = scores[at]!;
    if (answer.kinds.length > 0 || score < NEAR) return;
    if (score > (best.get(answer.id)?.score ?? 0))
      best.set(answer.id, { score, question: asQuestion(answer) });
  });
  return [...best.values()]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ question }) => question);
}
