import { site } from '@kbf/contracts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Number of the day at the fellowship's place: it turns at midnight there. */
function dayNumber(now: Date): number {
  const day = now.toLocaleDateString('en-CA', { timeZone: site.timeZone }); // 2026-03-01
  return Math.round(Date.parse(day) / dayMs);
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** A stride through `count` things that meets each once, and leaps far enough that neighbors are of different kinds. */
function strideThrough(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(stride, count) !== 1) stride += 1;
  return stride;
}

/**
 * The item of the day: the same for everyone and in every process, another one each day, each once before any comes
 * again.
 * @param items at least one
 */
export function ofTheDay<T>(items: readonly T[], now: Date): T {
  return items[(dayNumber(now) * strideThrough(items.length)) % items.length]!;
}
