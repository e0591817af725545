import type { Fact } from '../../library/types.ts';
import { needs, type Need } from '../needs-words.ts';
import { nameOf } from '../rankings.ts';

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const named = (part: string): Need[] =>
  needs.filter((need) => part.toLowerCase().includes(need.slice(0, 6)));

/** Two people with two orders: what each of them stands for. */
export const coupleFacts: Readonly<Record<string, Fact>> = {
  pairLine: ({ all }) => {
    const theirs = named(
      /\b(?:her top two|his top two|she|he|wife|husband)[^:]{0,20}:\s?([^.]+)/i.exec(all)?.[1] ??
        '',
    );
    const mine = named(/\b(?:mine|me)[^:]{0,10}:\s?([^.]+)/i.exec(all)?.[1] ?? '');
    if (theirs.length === 0 || mine.length === 0) return undefined;
    return `${begun(listed(theirs.map(nameOf)))} on one side, ${listed(mine.map(nameOf))} on the other: the one guards what the other overlooks.`;
  },
  certain: ({ all }) => {
    const theirs = named(
      /\b(?:her top two|his top two|she|he)[^:]{0,20}:\s?([^.]+)/i.exec(all)?.[1] ?? '',
    );
    const mine = named(/\b(?:mine|me)[^:]{0,10}:\s?([^.]+)/i.exec(all)?.[1] ?? '');
    return theirs.includes('certainty')
      ? 'the one of you with certainty on top'
      : mine.includes('certainty')
        ? 'you'
        : undefined;
  },
};
