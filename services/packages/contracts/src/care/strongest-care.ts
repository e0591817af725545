import type { Care } from './care.ts';

/** The more certain of what is known, a danger before words that nobody understood; the first of equals. */
export function strongestCare(...known: (Care | undefined)[]): Care | undefined {
  const found = known.filter((one) => one !== undefined);
  return (
    found.find(({ level }) => level === 'certain') ??
    found.find(({ kind }) => kind !== 'unread') ??
    found[0]
  );
}
