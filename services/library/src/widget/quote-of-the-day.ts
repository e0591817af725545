import { site } from '@kbf/contracts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Number of the day in the site's time zone. */
function dayNumber(now: Date): number {
  const day = now.toLocaleDateString('en-CA', { timeZone: site.timeZone }); // 2026-03-01
  return Math.round(Date.parse(day) / dayMs);
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** A step through `count` items that visits each once, large enough that neighbors are of different kinds. */
function strideThrough(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(stride, count) !== 1) stride += 1;
  return stride;
}

/**
 * The item of the day: the same for all readers and processes, a different one each day, and each once before any
 * repeats.
 * @param items at least one
 */
export function ofTheDay<T>(items: readonly T[], now: Date): T {
  return items[(dayNumber(now) * strideThrough(items.length)) % items.length]!;
}
