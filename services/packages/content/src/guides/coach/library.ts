import { readFolder, matterSigns } from '../library/read-library.ts';
import { readTurns } from '../library/turn-answers.ts';
import type { Library } from '../library/types.ts';
import { coachFacts } from './facts/all-facts.ts';

/** What the coach answers by hand. */
export const coachLibrary: Library = {
  name: 'coach',
  matters: readFolder(new URL('library/', import.meta.url)),
  signs: matterSigns(new URL('signs.txt', import.meta.url)),
  turns: readTurns('coach'),
  facts: coachFacts,
};
