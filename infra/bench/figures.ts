/** Times of one kind of call (milliseconds). */
export type Figures = { calls: number; p50: number; p99: number };

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The median and the 99th percentile of these times. */
export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  return { calls: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

/** With one decimal. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;
