import { readWithKinds } from '../library/read-library.ts';
import { readTurns } from '../library/turn-answers.ts';
import type { Library } from '../library/types.ts';
import { coachFacts } from './facts/all-facts.ts';

/** What the coach answers by hand. */
export const coachLibrary: Library = {
  name: 'coach',
  ...readWithKinds(new URL('./', import.meta.url)),
  turns: readTurns('coach'),
  facts: coachFacts,
  staysWithMatter: true,
  isStrict: true,
};
