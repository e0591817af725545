import { readWithKinds } from '../library/read-library.ts';
import { readTurns } from '../library/turn-answers.ts';
import type { Library } from '../library/types.ts';
import { businessFacts } from './facts/all-facts.ts';

/** What the business guide answers by hand. */
export const businessLibrary: Library = {
  name: 'business',
  ...readWithKinds(new URL('./', import.meta.url)),
  turns: readTurns('business'),
  facts: businessFacts,
  staysWithMatter: true,
};
