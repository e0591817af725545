/** How much each asker has used up lately. */
export type Budget = {
  isUsedUp: (asker: string) => boolean;
  spentBy: (asker: string) => number;
  spend: (asker: string, amount: number) => void;
};

/**
 * What one asker may cause in each time before others have to be thought of, in the memory of this process: for work
 * that disturbs nobody afterwards. What costs money or reaches people is counted in Postgres.
 * @param most of whatever is counted
 * @param now milliseconds, for tests
 */
export function createBudget(
  { most, everyMs }: { most: number; everyMs: number },
  now = () => performance.now(),
): Budget {
  let begun = now();
  const spent = new Map<string, number>();
  const forgetOld = () => {
    if (now() - begun < everyMs) return;
    begun = now();
    spent.clear();
  };
  const spentBy = (asker: string): number => {
    forgetOld();
    return spent.get(asker) ?? 0;
  };
  return {
    spentBy,
    isUsedUp: (asker) => spentBy(asker) >= most,
    spend: (asker, amount) => void spent.set(asker, spentBy(asker) + amount),
  };
}
