/** Work (milliseconds of a processor) that one asker may cause in each time, before others have to be thought of. */
const usual = { mostMs: 3_000, everyMs: 60_000 };

/** How much each asker has used up lately. */
export type TimeShare = {
  isUsedUp: (asker: string) => boolean;
  spend: (asker: string, ms: number) => void;
};

/** @param now milliseconds, for tests */
export function createTimeShare(
  { mostMs, everyMs } = usual,
  now = () => performance.now(),
): TimeShare {
  let begun = now();
  const spent = new Map<string, number>();
  const forgetOld = () => {
    if (now() - begun < everyMs) return;
    begun = now();
    spent.clear();
  };
  return {
    isUsedUp: (asker) => {
      forgetOld();
      return (spent.get(asker) ?? 0) >= mostMs;
    },
    spend: (asker, ms) => {
      forgetOld();
      spent.set(asker, (spent.get(asker) ?? 0) + ms);
    },
  };
}
