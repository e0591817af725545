import type { Fact } from '../../library/types.ts';

const items = (text: string): string[] =>
  text
    .split(/(?:^|[\s,;:])\d[).]\s+|\n[-•*] /)
    .slice(1)
    .map((one) => one.trim().replace(/[.,;?!\s]{1,9}$/, ''))
    .filter((one) => one.length > 3 && one.split(/\s+/).length < 16);

const hasDay =
  /\b(?:by|before|until|every|each|a (?:week|month|day)|week(?:s|ly)?|month(?:s|ly)?|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|spring|summer|fall|winter|christmas|easter|20\d\d|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;

const verdict = (goal: string): string => {
  const [number, day] = [/\d/.test(goal), hasDay.test(goal)];
  const says =
    number && day
      ? 'a number and a time are there; only the weekly thing you do for it is missing'
      : number
        ? 'the number is there, the day is missing'
        : day
          ? 'the day is there, the number is missing (how much, how many?)'
          : 'a direction so far; it needs a number and a day';
  return `- “${goal}”: ${says}.`;
};

/** Goals that somebody wrote in a numbered list, each held against number and day. */
export const goalFacts: Readonly<Record<string, Fact>> = {
  goalsRead: ({ message }) => {
    const found = items(message);
    return /\bgoals?\b/i.test(message) && found.length > 1 && found.length < 8
      ? found.map(verdict).join('\n')
      : undefined;
  },
  goalsListed: ({ all }) => {
    const found = items(all);
    return /\bgoals?\b/i.test(all) && found.length > 1 ? `“${found[0]}”` : undefined;
  },
};
