/** Limits work that needs different amounts of one resource. `p-limit` counts every piece of work as one. */
export type WeightedSemaphore = {
  /**
   * Waits in call order until the amount is free.
   * @param amount at most all of it is taken
   * @returns call this once, when the work is over
   * @throws what `refusal` returns, when too many wait already
   */
  take: (amount: number) => Promise<() => void>;
};

export function createWeightedSemaphore(terms: {
  size: number;
  mostWaiting: number;
  refusal: () => Error;
}): WeightedSemaphore {
  let free = terms.size;
  const waiting: { needs: number; begin: () => void }[] = [];
  const admit = () => {
    for (let [first] = waiting; first && first.needs <= free; [first] = waiting) {
      free -= first.needs;
      waiting.shift();
      first.begin();
    }
  };
  return {
    take: async (amount) => {
      if (waiting.length >= terms.mostWaiting) throw terms.refusal();
      const needs = Math.min(amount, terms.size);
      await new Promise<void>((begin) => {
        waiting.push({ needs, begin });
        admit();
      });
      return () => {
        free += needs;
        admit();
      };
    },
  };
}
