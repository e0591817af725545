/** How much each caller has used recently. */
export type Budget = {
  isUsedUp: (asker: string) => boolean;
  spentBy: (asker: string) => number;
  spend: (asker: string, amount: number) => void;
};

/**
 * Limits what one caller may use per period, in the memory of this process. For work without lasting effects. Work that
 * costs money or reaches people is counted in Postgres.
 * @param most of the counted unit
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
