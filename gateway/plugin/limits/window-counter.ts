import type { Redis } from 'ioredis';
import { allowanceOf } from './shares.ts';

/** Memory shared by several gateways. It adds what each of them has counted. */
export type SharedCounts = {
  /** @returns the total under each key, in the given order @throws when it cannot be reached */
  add: (counts: readonly { key: string; count: number }[], windowMs: number) => Promise<number[]>;
};

export type WindowCounter = ReturnType<typeof createWindowCounter>;

type Count = { key: string; window: number; mine: number; synced: number; all: number };

/** Networks remembered at once, so that a flood from many addresses cannot fill the memory. */
const mostKeys = 200_000;
/** So many entries are compared to find the one that makes room for a new one. */
const sampleSize = 8;

/**
 * Counts per network in fixed windows, in the memory of the process, so that a request costs no round trip. Gateways
 * exchange their counts once in a while; until then each may let through a little too much.
 *
 * Not a library: rate-limiter-flexible asks Redis for each request or never. Not an LRU cache: when memory is full, the
 * entry that counted least must go, else a flood of new addresses would free an address that is at its limit.
 */
export function createWindowCounter(options: {
  name: string;
  limit: number;
  windowMs: number;
  shared: SharedCounts;
  now?: () => number;
}) {
  const { name, limit, windowMs, shared, now = Date.now } = options;
  let counts: Count[] = [];
  const byKey = new Map<string, Count>();
  let nextSample = 0;
  const currentWindow = () => Math.floor(now() / windowMs);
  const total = (count: Count) => count.all + count.mine - count.synced;

  function countOf(key: string, window: number): Count {
    const known = byKey.get(key);
    if (known?.window === window) return known;
    const fresh = { key, window, mine: 0, synced: 0, all: 0 };
    if (known) return Object.assign(known, fresh);
    if (counts.length < mostKeys) counts.push(fresh);
    else replaceLeastCounted(fresh);
    byKey.set(key, fresh);
    return fresh;
  }

  function replaceLeastCounted(fresh: Count): void {
    let least = { at: nextSample, total: Infinity };
    for (let step = 0; step < sampleSize; step += 1) {
      const at = (nextSample + step) % counts.length;
      const counted = counts[at]!.window === fresh.window ? total(counts[at]!) : 0;
      if (counted < least.total) least = { at, total: counted };
    }
    nextSample = (nextSample + sampleSize) % counts.length;
    byKey.delete(counts[least.at]!.key);
    counts[least.at] = fresh;
  }

  function dropOldWindows(window: number): void {
    if (counts.every((count) => count.window === window)) return;
    for (const { key, window: own } of counts) if (own !== window) byKey.delete(key);
    counts = counts.filter((count) => count.window === window);
  }

  return {
    /** Counts one more. @param networks narrow to wide @returns seconds to wait when over the limit, else undefined */
    take: (networks: readonly string[]): number | undefined => {
      const window = currentWindow();
      const taken = networks.map((network) => countOf(network, window));
      if (taken.some((count, width) => total(count) >= allowanceOf(limit, width)))
        return ((window + 1) * windowMs - now()) / 1_000;
      for (const count of taken) count.mine += 1;
      return undefined;
    },
    /** Takes one back that was counted for something that did not happen. */
    giveBack: (networks: readonly string[]): void => {
      for (const network of networks) {
        const count = byKey.get(network);
        if (count && count.window === currentWindow() && count.mine > 0) count.mine -= 1;
      }
    },
    /** Exchanges counts with the other gateways. Never throws: without Redis each gateway goes on alone. */
    sync: async (): Promise<void> => {
      const window = currentWindow();
      dropOldWindows(window);
      const changed = counts
        .filter((count) => count.mine !== count.synced)
        .map((count) => ({ count, handedOver: count.mine }));
      if (changed.length === 0) return;
      try {
        const totals = await shared.add(
          changed.map(({ count, handedOver }) => ({
            key: `${name}:${window}:${count.key}`,
            count: handedOver - count.synced,
          })),
          windowMs,
        );
        for (const [at, { count, handedOver }] of changed.entries()) {
          if (count.window !== window) continue; // A new window has begun meanwhile.
          count.synced = handedOver;
          count.all = totals[at] ?? count.all;
        }
      } catch {
        // The counts stay and are handed over when Redis is back.
      }
    },
  };
}

/** Counts of all gateways in Redis, with one round trip for a whole batch. A key lives for two windows. */
export function createRedisCounts(redis: Redis, prefix: string): SharedCounts {
  return {
    add: async (counts, windowMs) => {
      const batch = redis.pipeline();
      for (const { key, count } of counts) {
        batch.incrby(`${prefix}:limit:${key}`, count);
        batch.pexpire(`${prefix}:limit:${key}`, windowMs * 2);
      }
      const results = (await batch.exec()) ?? [];
      return counts.map((_, at) => {
        const [error, total] = results[at * 2] ?? [new Error('no answer')];
        if (error) throw error;
        return Number(total);
      });
    },
  };
}
