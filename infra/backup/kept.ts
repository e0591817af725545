import type { Base } from './places.ts';
import { placeOf } from './places.ts';

const dayMs = 86_400_000;

/** How many copies stay: the newest of each of so many days, weeks and months. */
const rules = [
  { count: 7, periodOf: (at: Date) => at.toISOString().slice(0, 10) },
  // Weeks begin on Mondays; the first day of 1970 was a Thursday.
  { count: 4, periodOf: (at: Date) => String(Math.floor((at.getTime() / dayMs + 3) / 7)) },
  { count: 6, periodOf: (at: Date) => at.toISOString().slice(0, 7) },
];

/** The copies that stay. @param bases oldest first */
export function keptBases(bases: readonly Base[]): Set<string> {
  const kept = rules.flatMap(({ count, periodOf }) => {
    const newest = new Map(bases.map((base) => [periodOf(base.takenAt), base.name]));
    return [...newest.values()].slice(-count);
  });
  return new Set(kept);
}

/**
 * Whether a segment of the log stays: every moment of the last seven days can be restored, and of older copies the
 * moment when they were taken.
 * @param kept copies that stay, oldest first
 */
export function isSegmentKept(segment: string, kept: readonly Base[], now: Date): boolean {
  // How timelines continue each other; a few bytes each.
  if (!/^[\dA-F]{24}/.test(segment)) return true;
  const place = placeOf(segment);
  const since = now.getTime() - 7 * dayMs;
  const oldest = kept.find(({ takenAt }) => takenAt.getTime() >= since) ?? kept.at(-1);
  if (!oldest || place >= placeOf(oldest.first)) return true;
  return kept.some(({ first, last }) => place >= placeOf(first) && place <= placeOf(last));
}
