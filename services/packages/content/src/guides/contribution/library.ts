import { readFolder, matterSigns } from '../library/read-library.ts';
import { readTurns } from '../library/turn-answers.ts';
import type { Library } from '../library/types.ts';
import { contributionFacts } from './facts.ts';

/** Kinds of questions, in few words each: they are certain by signs of their own. */
const kinds = readFolder(new URL('kinds/', import.meta.url));
/** Who is in need, or wants something undone, is heard before all else. */
const HEARD_FIRST = new Set(['orders', 'cancelling', 'need', 'refund', 'debtfirst']);
const signs = matterSigns(new URL('signs.txt', import.meta.url));

/** What the contribution guide answers by hand. */
export const contributionLibrary: Library = {
  name: 'contribution',
  matters: [...kinds, ...readFolder(new URL('library/', import.meta.url))],
  signs: [
    ...signs.filter(({ matter }) => HEARD_FIRST.has(matter)),
    ...kinds.flatMap(({ id, signs: own }) => (own ? [{ matter: id, hears: own }] : [])),
    ...signs.filter(({ matter }) => !HEARD_FIRST.has(matter)),
  ],
  turns: readTurns('contribution'),
  facts: contributionFacts,
};
