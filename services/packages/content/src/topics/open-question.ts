import type { Reading } from './read-request.ts';

const TOMORROW = /^(?:tomorrow|tonight)/;

/** What is asked where no matter has a question of its own: how a day went that was named; else nothing. */
export const openQuestion = ({ day, said }: Reading): string => {
  if (day === undefined) return '';
  const when = TOMORROW.test(day)
    ? 'Will you come back when it is behind you, and say how it was?'
    : `Will you come back after ${day}, and say how it went?`;
  return said.includes(when) ? '' : `${when} Then we can go on from there.`;
};
