import { readFolder, matterSigns } from '../library/read-library.ts';
import { readTurns } from '../library/turn-answers.ts';
import type { Library } from '../library/types.ts';
import { businessFacts } from './facts/all-facts.ts';

/** Kinds of questions, in few words each: they are certain by signs of their own, which come before all others. */
const kinds = readFolder(new URL('kinds/', import.meta.url));

/** What the business guide answers by hand. */
export const businessLibrary: Library = {
  name: 'business',
  matters: [...kinds, ...readFolder(new URL('library/', import.meta.url))],
  signs: [
    ...kinds.flatMap(({ id, signs }) => (signs ? [{ matter: id, hears: signs }] : [])),
    ...matterSigns(new URL('signs.txt', import.meta.url)),
  ],
  turns: readTurns('business'),
  facts: businessFacts,
  staysWithMatter: true,
};
