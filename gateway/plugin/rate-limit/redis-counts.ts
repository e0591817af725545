import type { Redis } from 'ioredis';
import type { SharedCounts } from './window-counter.ts';

/** Counts of all gateways in Redis, one round trip for a whole batch. A key lives for two windows. */
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
