/** Shared memory of several gateways: adds what each has counted, and says what all have. */
export type SharedCounts = {
  /** @returns the total under each key, in the order given @throws when it cannot be reached */
  add: (counts: readonly { key: string; count: number }[], windowMs: number) => Promise<number[]>;
};

export type WindowCounter = {
  /** Counts one more for `key`. @returns seconds to wait if that is over the limit, else undefined */
  take: (key: string) => number | undefined;
  /** Takes back one that was counted for what did not happen. */
  giveBack: (key: string) => void;
  /** Hands over what was counted since the last time. Never throws: without the others, it goes on alone. */
  sync: () => Promise<void>;
};

type Count = { key: string; window: number; mine: number; synced: number; all: number };

/** Addresses remembered at once; a flood from more than these cannot fill the memory. */
const mostKeys = 200_000;
/** So many are looked at in turn to find the one that is forgotten for a new one. */
const sampleSize = 8;

/**
 * Counts per key in fixed windows, in the memory of the process, so that a request costs no round trip. What several
 * gateways count is brought together every so often; until then each may let through a little more than its share.
 *
 * Our own, because what is forgotten for lack of room must be what has counted least: a flood of new addresses would
 * push an address that is at its limit out of a least-recently-used cache, and it could begin anew.
 */
export function createWindowCounter(options: {
  name: string;
  limit: number;
  windowMs: number;
  shared: SharedCounts;
  now?: () => number;
}): WindowCounter {
  const { name, limit, windowMs, shared, now = Date.now } = options;
  /** All that are remembered, to be looked at in turn when there is no room; `byKey` finds the same. */
  let counts: Count[] = [];
  const byKey = new Map<string, Count>();
  let turn = 0;
  const currentWindow = () => Math.floor(now() / windowMs);
  const total = (count: Count) => count.all + count.mine - count.synced;

  function remember(count: Count): void {
    byKey.set(count.key, count);
    if (counts.length < mostKeys) counts.push(count);
    else counts[leastCounted(count.window)] = count;
  }

  /** Forgets the one of the next few that has counted least in this window. @returns where it stood */
  function leastCounted(window: number): number {
    let least = { at: turn, total: Infinity };
    for (let step = 0; step < sampleSize; step += 1) {
      const at = (turn + step) % counts.length;
      const counted = counts[at]!.window === window ? total(counts[at]!) : 0;
      if (counted < least.total) least = { at, total: counted };
    }
    turn = (turn + sampleSize) % counts.length;
    byKey.delete(counts[least.at]!.key);
    return least.at;
  }

  function forgetOver(window: number): void {
    if (counts.every((count) => count.window === window)) return;
    for (const { key, window: own } of counts) if (own !== window) byKey.delete(key);
    counts = counts.filter((count) => count.window === window);
  }

  return {
    take: (key) => {
      const window = currentWindow();
      let count = byKey.get(key);
      if (!count) {
        count = { key, window, mine: 0, synced: 0, all: 0 };
        remember(count);
      } else if (count.window !== window)
        Object.assign(count, { window, mine: 0, synced: 0, all: 0 });
      if (total(count) >= limit) return ((window + 1) * windowMs - now()) / 1_000;
      count.mine += 1;
      return undefined;
    },
    giveBack: (key) => {
      const count = byKey.get(key);
      if (count && count.window === currentWindow() && count.mine > 0) count.mine -= 1;
    },
    sync: async () => {
      const window = currentWindow();
      forgetOver(window);
      const due = counts
        .filter((count) => count.mine !== count.synced)
        .map((count) => ({ count, handedOver: count.mine }));
      if (due.length === 0) return;
      try {
        const totals = await shared.add(
          due.map(({ count, handedOver }) => ({
            key: `${name}:${window}:${count.key}`,
            count: handedOver - count.synced,
          })),
          windowMs,
        );
        for (const [at, { count, handedOver }] of due.entries()) {
          if (count.window !== window) continue; // it has begun anew meanwhile
          count.synced = handedOver;
          count.all = totals[at] ?? count.all;
        }
      } catch {
        // Nothing was handed over: what we know stays, and is handed over when the others are back.
      }
    },
  };
}
