/** CPU milliseconds, the least of five runs, so that other load does not count. */
function millisecondsFor(work: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Shorter times are not compared. */
const moment = 5;

/**
 * How many times longer the work takes on 20,000 characters than on 2,000. Ten for linear growth, a hundred for
 * quadratic growth.
 */
export function growthOf(work: (text: string) => unknown, part: string): number {
  const text = (length: number): string => part.repeat(length).slice(0, length);
  work(text(2000));
  const short = Math.max(millisecondsFor(work, text(2000)), moment);
  return millisecondsFor(work, text(20_000)) / short;
}

/** Far from both values, to allow for a busy machine. */
export const mostGrowth = 60;
