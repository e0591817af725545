import { readSentences, stemOf } from '../words/read-words.ts';
import type { Answer, Subject } from './types.ts';

/** The paragraphs of a subject that answer a message, the best first, and how many of the words asked for it holds. */
export const answersTo = (
  { answers = [] }: Subject,
  message: string,
): (Answer & { hits: number })[] => {
  const sentences = readSentences(message);
  const plain = sentences.map((sentence) => sentence.plain).join(' . ');
  const stems = new Set(sentences.flatMap((sentence) => [...sentence.stems]));
  return answers
    .map((answer) => ({
      ...answer,
      hits: answer.asked.filter((word) =>
        word.includes(' ') ? plain.includes(` ${word} `) : stems.has(stemOf(word)),
      ).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits);
};
