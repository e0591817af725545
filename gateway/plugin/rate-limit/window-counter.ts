/** Shared memory of several gateways: adds what each has counted, and says what all have. */
export type SharedCounts = {
  /** @returns the total under each key, in the order given @throws when it cannot be reached */
  add: (counts: readonly { key: string; count: number }[], windowMs: number) => Promise<number[]>;
};

export type WindowCounter = {
  /** Counts one more for `key`. @returns seconds to wait if that is over the limit, else undefined */
  take: (key: string) => number | undefined;
  /** Hands over what was counted since the last time. Never throws: without the others, it goes on alone. */
  settle: () => Promise<void>;
};

type Count = { window: number; mine: number; settled: number; all: number };

/** Addresses remembered at once; a flood from more than these cannot fill the memory. */
const mostKeys = 200_000;

/**
 * Counts per key in fixed windows, in the memory of the process, so that a request costs no round trip. What several
 * gateways count is brought together every so often; until then each may let through a little more than its share.
 */
export function createWindowCounter(options: {
  name: string;
  limit: number;
  windowMs: number;
  shared: SharedCounts;
  now?: () => number;
}): WindowCounter {
  const { name, limit, windowMs, shared, now = Date.now } = options;
  const counts = new Map<string, Count>();
  const currentWindow = () => Math.floor(now() / windowMs);

  return {
    take: (key) => {
      const window = currentWindow();
      let count = counts.get(key);
      if (count?.window !== window) {
        if (!count && counts.size >= mostKeys) counts.clear();
        count = { window, mine: 0, settled: 0, all: 0 };
        counts.set(key, count);
      }
      if (count.all + count.mine - count.settled >= limit)
        return ((window + 1) * windowMs - now()) / 1_000;
      count.mine += 1;
      return undefined;
    },
    settle: async () => {
      const window = currentWindow();
      const due: { key: string; count: Count; handedOver: number }[] = [];
      for (const [key, count] of counts) {
        if (count.window !== window) counts.delete(key);
        else if (count.mine > count.settled) due.push({ key, count, handedOver: count.mine });
      }
      if (due.length === 0) return;
      try {
        const totals = await shared.add(
          due.map(({ key, count, handedOver }) => ({
            key: `${name}:${window}:${key}`,
            count: handedOver - count.settled,
          })),
          windowMs,
        );
        for (const [at, { count, handedOver }] of due.entries()) {
          count.settled = handedOver;
          count.all = totals[at] ?? count.all;
        }
      } catch {
        // Nothing was settled: what we know stays, and is handed over when the others are back.
      }
    },
  };
}
