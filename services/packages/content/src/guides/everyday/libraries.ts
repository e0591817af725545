import { site } from '@kbf/contracts/site';
import { readFolder } from '../library/read-library.ts';
import type { Fact, GuideName, Library } from '../library/types.ts';

/** What an answer says of the fellowship in so many words. */
const facts: Readonly<Record<string, Fact>> = {
  mail: () => site.contactEmail,
  hours: () => String(site.contributionReplyHours),
  weekly: () => `${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time`,
};

const read = (guide: GuideName): Library => ({
  name: `${guide}-everyday`,
  matters: readFolder(new URL(`../${guide}/everyday/`, import.meta.url)),
  signs: [],
  turns: [],
  facts,
});

/** What people ask each guide every day, in a sentence or two, with answers to just that. */
export const everyday = {
  coach: read('coach'),
  contribution: read('contribution'),
  business: read('business'),
} as const;
