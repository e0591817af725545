import type { GuideRequest } from '../types.ts';
import { fixedPart } from './fill.ts';
import type { Entry, Library } from './types.ts';

const fixedParts = new Map<string, string>();
const fixedOf = (text: string): string => {
  const known = fixedParts.get(text) ?? fixedPart(text);
  fixedParts.set(text, known);
  return known;
};

/** As much of it as survives when answers are put together. */
const probed = 60;
const wasSaid = (text: string, said: string): boolean => {
  const probe = fixedOf(text).slice(0, probed).trim();
  return probe !== '' && said.includes(probe);
};

/** The first text of an entry that the guide has not said yet. */
export const unsaidOf = ({ says }: Entry, said: string): string | undefined =>
  says.find((text) => !wasSaid(text, said));

/** What the guide answered with last, as far as it came from the library. */
export const entryBefore = (
  { matters }: Library,
  history: GuideRequest['history'] = [],
): Entry | undefined => {
  const entries = matters.filter(({ id }) => id !== 'any').flatMap((matter) => matter.entries);
  for (const { role, content } of history.toReversed()) {
    if (role !== 'assistant') continue;
    const found = entries.findLast(({ says }) => says.some((text) => wasSaid(text, content)));
    if (found) return found;
  }
  return undefined;
};
