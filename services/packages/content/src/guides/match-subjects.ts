import { readSentences, stemOf } from '../words/read-words.ts';
import type { Subject } from './types.ts';

export interface SubjectMatch {
  subject: Subject;
  score: number;
}

/** What a single word says, and each word of a phrase. */
const WORD = 2;
const PHRASE_WORD = 1.5;
/** A second sign for the same subject says less than the first. */
const FADES = 0.6;

const weightOf = (sign: string, plain: string, stems: ReadonlySet<string>): number => {
  const words = sign.split(' ');
  if (words.length === 1) return stems.has(stemOf(sign)) ? WORD : 0;
  return plain.includes(` ${sign} `) ? PHRASE_WORD * words.length : 0;
};

/** Singular and plural of a word are one sign. */
const distinct = (signs: readonly string[]): string[] => [
  ...new Map(signs.map((sign) => [sign.includes(' ') ? sign : stemOf(sign), sign])).values(),
];

/** Subjects of a message, clearest first; equally clear ones in the guide's order. @param bias added to subjects that match */
export const matchSubjects = (
  subjects: readonly Subject[],
  message: string,
  bias: (subject: Subject) => number = () => 0,
): SubjectMatch[] => {
  const sentences = readSentences(message);
  const plain = sentences.map((sentence) => sentence.plain).join(' . ');
  // What is set aside in one sentence ("not the budget") may be the matter of another.
  const stems = new Set(sentences.flatMap((sentence) => [...sentence.stems]));
  return subjects
    .map((subject) => {
      const weights = distinct(subject.signs)
        .map((sign) => weightOf(sign, plain, stems))
        .filter((weight) => weight > 0)
        .sort((one, other) => other - one);
      const score = weights.reduce((sum, weight, at) => sum + weight * FADES ** at, 0);
      return { subject, score: score > 0 ? score + bias(subject) : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
};
