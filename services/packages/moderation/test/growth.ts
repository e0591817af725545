/** Milliseconds of the processor, the least of five: what else the machine does is not counted. */
function millisecondsFor(work: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** What is over in a moment is not compared. */
const moment = 5;

/**
 * How many times longer the work takes on a text of 20,000 characters than on one of 2,000. Ten when it grows with the
 * length, a hundred when it grows with its square.
 */
export function growthOf(work: (text: string) => unknown, part: string): number {
  const text = (length: number): string => part.repeat(length).slice(0, length);
  work(text(2000));
  const short = Math.max(millisecondsFor(work, text(2000)), moment);
  return millisecondsFor(work, text(20_000)) / short;
}

/** Far from both, for a machine that is busy. */
export const mostGrowth = 60;
