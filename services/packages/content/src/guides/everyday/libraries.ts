import { readFolder } from '../library/read-library.ts';
import type { GuideName, Library } from '../library/types.ts';

const read = (guide: GuideName): Library => ({
  name: `${guide}-everyday`,
  matters: readFolder(new URL(`../${guide}/everyday/`, import.meta.url)),
  signs: [],
  turns: [],
  facts: {},
});

/** What people ask each guide every day, in a sentence or two, with answers to just that. */
export const everyday = {
  coach: read('coach'),
  contribution: read('contribution'),
  business: read('business'),
} as const;
