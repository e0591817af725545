/** Runs work when it is its turn. @throws what the work throws */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets at most `atMost` pieces of work run at once in this process; the others wait in order of arrival. */
export function takeTurns(atMost: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atMost) running += 1;
    else {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn passes to the first waiting work, so that new work cannot overtake it.
      if (next) next();
      else running -= 1;
    }
  };
}
