import type { StackProcess } from './child.ts';

/** Longest wait between two attempts, in milliseconds. */
const longestWait = 10_000;

/** Restarts processes that ended unexpectedly, until `give up` is called; waits longer after each failure. */
export function createReviver(report: (line: string) => void) {
  let givenUp = false;
  const waits = new Map<string, number>();

  const revive = async (child: StackProcess) => {
    if (givenUp || child.pid !== undefined) return;
    try {
      await child.start();
      waits.delete(child.name);
      report(`${child.name} runs again`);
    } catch {
      // It ended again, which schedules the next attempt.
    }
  };

  return {
    onEnd: (child: StackProcess) => {
      if (givenUp) return;
      const wait = waits.get(child.name) ?? 500;
      waits.set(child.name, Math.min(wait * 2, longestWait));
      setTimeout(() => void revive(child), wait).unref();
    },
    giveUp: () => {
      givenUp = true;
    },
  };
}
