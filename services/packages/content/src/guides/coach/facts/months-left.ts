import type { Fact } from '../../library/types.ts';

const SUM = String.raw`([^\s\d]{0,3}\d{1,3}(?:[ ,.]?\d{3})*)`;
const LEFT = new RegExp(String.raw`(?<![\d,.])${SUM} (?:left|to go|missing|still open)\b`, 'i');
const MONTHLY = new RegExp(String.raw`(?<![\d,.])${SUM} (?:a|per|each|every) month\b`, 'i');

const valueOf = (sum: string): number => Number(sum.replaceAll(/\D/g, ''));

/** In how many months the rest of a sum is there, when what is left and what comes in a month were both told. */
export const monthsLeft: Fact = ({ message }) => {
  const left = LEFT.exec(message)?.[1];
  const monthly = MONTHLY.exec(message)?.[1];
  if (left === undefined || monthly === undefined || valueOf(monthly) === 0) return undefined;
  const months = Math.ceil(valueOf(left) / valueOf(monthly));
  return months > 1 ? `${left} at ${monthly} a month takes ${months} months` : undefined;
};

/** Somebody close has died: nobody is sent to ask them. */
export const mourns: Fact = ({ all }) =>
  /\b(?:wife|husband|mother|father|mum|mom|dad|son|daughter|boss)\b[^.?!]{0,16}\b(?:passed|died|is gone)\b|\bwidow(?:er)?\b/i.test(
    all,
  )
    ? 'yes'
    : undefined;
