import { readFolder, matterSigns } from '../library/read-library.ts';
import { readTurns } from '../library/turn-answers.ts';
import type { Library } from '../library/types.ts';
import { contributionFacts } from './facts.ts';

/** Kinds of questions, in few words each: they are certain by signs of their own, which come after those of danger and need. */
const kinds = readFolder(new URL('kinds/', import.meta.url));

/** What the contribution guide answers by hand. */
export const contributionLibrary: Library = {
  name: 'contribution',
  matters: [...kinds, ...readFolder(new URL('library/', import.meta.url))],
  signs: [
    ...matterSigns(new URL('signs.txt', import.meta.url)),
    ...kinds.flatMap(({ id, signs }) => (signs ? [{ matter: id, hears: signs }] : [])),
  ],
  turns: readTurns('contribution'),
  facts: contributionFacts,
};
