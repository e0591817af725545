import { readFolder, matterSigns } from '../library/read-library.ts';
import { readTurns } from '../library/turn-answers.ts';
import type { Library } from '../library/types.ts';
import { businessFacts } from './facts/all-facts.ts';

/** What the business guide answers by hand. */
export const businessLibrary: Library = {
  name: 'business',
  matters: readFolder(new URL('library/', import.meta.url)),
  signs: matterSigns(new URL('signs.txt', import.meta.url)),
  turns: readTurns('business'),
  facts: businessFacts,
};
