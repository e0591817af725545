import type { Reading } from './read-request.ts';
import { vague } from './vague.ts';

const TOMORROW = /^(?:tomorrow|tonight)/;

/** Who has somebody beside them is not asked who knows. */
const KNOWS = /\b(?:nobody|no one|not even|told|knows?|my (?:wife|husband)|we)\b/i;

/** Whether a question is one of those that fit everything. */
export const isOpenQuestion = (question: string): boolean =>
  vague.questions.some((one) => one === question);

/** What is asked where no matter has a question of its own: of a day that was named, or what fits everything. */
export const openQuestion = ({ day, message, said, pick }: Reading): string => {
  const ofDay =
    day === undefined
      ? undefined
      : TOMORROW.test(day)
        ? 'Will you come back when it is behind you, and say how it was? Then we can go on from there.'
        : `Will you come back after ${day}, and say how it went? Then we can go on from there.`;
  if (ofDay && !said.includes(ofDay)) return ofDay;
  const fitting = vague.questions.filter(
    (one) => !(one.startsWith('Who else knows') && KNOWS.test(message)),
  );
  return pick.fresh(fitting, said);
};
