import { counted } from './counts.ts';
import {
  COUNT,
  MONTHS,
  SUM,
  WEEKS,
  find,
  largeSums,
  shown,
  valueOf,
  type SumRule,
} from './sum-words.ts';

const HOW_MANY = /\bhow many\b|\bcheck my (?:arithmetic|sums?|maths?)\b/i;

const IN: Readonly<Record<string, number>> = { week: 1, month: WEEKS / MONTHS, year: WEEKS };

/** "450 a month more … how much for a year". */
export const yearly: SumRule = ({ message }) => {
  const sum = find(message, String.raw`${SUM} (?:[a-z]+ )?(?:a|per|each) month`)?.[1];
  if (!sum || !/\bhow much\b[^?]*\b(?:a|per|the|one) year\b/i.test(message)) return undefined;
  const result = shown(valueOf(sum) * MONTHS, sum);
  return {
    line: `${sum.trim()} a month times 12 is ${result} a year.`,
    next: 'Put that figure down, and look once a year whether it still holds.',
    result,
  };
};

/** "2.4 million … how much a week if I give it 3 years". */
export const spread: SumRule = ({ all, message }) => {
  const per = find(message, String.raw`\bhow much (?:a|per|each|every) (week|month|year)\b`)?.[1];
  const over = find(message, String.raw`\b${COUNT} (week|month|year)s\b`);
  const goals = largeSums(all);
  if (!per || !over || new Set(goals.map(valueOf)).size !== 1) return undefined;
  const goal = goals[0]!.trim();
  const times = (counted(over[1]) * IN[over[2]!.toLowerCase()]!) / IN[per.toLowerCase()]!;
  const result = shown(Math.ceil(valueOf(goal) / times), goal);
  return {
    line: `${goal} over ${over[0]} is about ${result} a ${per.toLowerCase()}.`,
    next: `Work out how much you must sell for that to be left after your costs; that number goes on the wall for each ${per.toLowerCase()}.`,
    result,
  };
};

/** "17,500, I have 3,200 put up … the ring’s 2 grand … I can put up 500 a month": so many months. */
export const untilSaved: SumRule = ({ all, message }) => {
  if (!/\b(?:when|how long|date|how many (?:months|weeks))\b/i.test(message)) return undefined;
  const pace = find(
    all,
    String.raw`\b(?:put|save|set)(?: up| aside| by| away)? ${SUM} (?:a|per) (week|month)`,
  );
  const had = find(
    all,
    String.raw`\b(?:have|got|saved)(?: already)? ${SUM} (?:put|saved|set|already)`,
  )?.[1];
  const sums = largeSums(all).filter((one) => ![had, pace?.[1]].some((not) => not?.trim() === one));
  const first = sums.length === 2 && /\bbefore|first\b/i.test(message) ? sums[1]! : undefined;
  const goal = sums[0];
  if (!pace || !goal || (sums.length > 1 && !first)) return undefined;
  const left = valueOf(goal) - (had ? valueOf(had) : 0);
  const months = (sum: number): number => Math.ceil(sum / valueOf(pace[1]!));
  if (left <= 0) return undefined;
  const start = `${goal}${had ? ` less the ${had.trim()} you have is ${shown(left, goal)}` : ''}`;
  const alone = `${start}; at ${pace[1]!.trim()} a ${pace[2]} that takes ${months(left)} ${pace[2]}s`;
  const both = months(left + (first ? valueOf(first) : 0));
  return {
    line: first ? `${alone}, and with the ${first} before it ${both}.` : `${alone}.`,
    next: first
      ? `So it moves the date by ${both - months(left)} ${pace[2]}s: write the new date beside the old one.`
      : `Count it from the next ${pace[2]}, and write that date down.`,
    result: `${both} ${pace[2]}s`,
  };
};

/** "raises from 700 to 1,150 … 16 euro a cut, how many more"; "79 a month each … to live without 3,500". */
export const howMany: SumRule = ({ all, message }) => {
  if (!HOW_MANY.test(message)) return undefined;
  const rise = find(all, String.raw`\bfrom ${SUM} to ${SUM}`);
  const piece = find(
    message,
    String.raw`${SUM}(?: euros?| dollars| pounds)? (?:a|per) (?!week|month|year|day)[a-z]+`,
  )?.[1];
  const pays = find(all, String.raw`\bpays? (?:us|me) ${SUM}(?: [a-z]+)? a month`)?.[1];
  const other = find(all, String.raw`\bwithout\b[^.?!]*\bbrings in ${SUM} a month`)?.[1];
  const need =
    rise && piece ? valueOf(rise[2]!) - valueOf(rise[1]!) : other && pays ? valueOf(other) : 0;
  const each = rise && piece ? piece : pays;
  if (need <= 0 || !each || valueOf(each) <= 0) return undefined;
  const count = need / valueOf(each);
  const from =
    rise && piece ? `${rise[2]!.trim()} less ${rise[1]!.trim()} is ${shown(need, each)}; ` : '';
  return {
    line: `${from}${shown(need, each)} divided by ${each.trim()} is ${count.toFixed(1)}, so ${Math.ceil(count)} more${rise && piece ? ' a month' : ''}.`,
    next: 'That is before what each one costs you, so count a few more, and write the number down where you see it.',
    result: `${Math.ceil(count)} more`,
  };
};
