import type { Care } from './care.ts';

/** The more certain of what is known; the first of equals. */
export function strongestCare(...known: (Care | undefined)[]): Care | undefined {
  const found = known.filter((one) => one !== undefined);
  return found.find(({ level }) => level === 'certain') ?? found[0];
}
