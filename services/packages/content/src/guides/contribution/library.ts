import { readFolder, matterSigns } from '../library/read-library.ts';
import { readTurns } from '../library/turn-answers.ts';
import type { Library } from '../library/types.ts';
import { contributionFacts } from './facts.ts';

/** What the contribution guide answers by hand. */
export const contributionLibrary: Library = {
  name: 'contribution',
  matters: readFolder(new URL('library/', import.meta.url)),
  signs: matterSigns(new URL('signs.txt', import.meta.url)),
  turns: readTurns('contribution'),
  facts: contributionFacts,
};
