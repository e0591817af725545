import type { Care } from './care.ts';

/** The more certain result. A danger wins over `unread`; between equals the first wins. */
export function strongestCare(...known: (Care | undefined)[]): Care | undefined {
  const found = known.filter((one) => one !== undefined);
  return (
    found.find(({ level }) => level === 'certain') ??
    found.find(({ kind }) => kind !== 'unread') ??
    found[0]
  );
}
