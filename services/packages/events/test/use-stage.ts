import { queuePrefix, until } from '@kbf/test-kit';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { deliveries } from './fixtures.ts';
import { openStage } from './setup.ts';
import type { Stage } from './setup.ts';

type Part = { stop: () => Promise<void> };

/** Sweeper settings that look up everything at once, all the time, so that tests do not wait 15 s. */
export const eager = { lookUpAfterMs: 0, everyMs: 50, failedEveryMs: 0 };

/** One database per test file. Tables and queues are new for every test, and what a test starts is stopped after it. */
export function useStage() {
  const stage = {} as Stage;
  const running: Part[] = [];

  beforeAll(async () => {
    Object.assign(stage, await openStage());
  });
  beforeEach(async () => {
    stage.prefix = `${queuePrefix()}-${crypto.randomUUID().slice(0, 8)}`;
    await stage.pool.query('TRUNCATE outbox_event, outbox_delivery, processed_event, effect');
  });
  afterEach(async () => {
    for (const part of running.splice(0).toReversed()) await part.stop();
  });
  afterAll(async () => {
    await stage.close();
  });

  /** Stops `part` after the test, in reverse order of starting. */
  function run<P extends Part>(part: P): P {
    running.push(part);
    return part;
  }

  /** The queue of `community`, to read and to break it. */
  function openQueue() {
    const redis = new Redis(stage.redis);
    const queue = new Queue('community', { connection: redis, prefix: stage.prefix });
    run({
      stop: async () => {
        await queue.close();
        redis.disconnect();
      },
    });
    const empty = async (): Promise<void> => {
      const keys = await redis.keys(`${stage.prefix}:*`);
      if (keys.length > 0) await redis.del(keys);
    };
    return { queue, empty };
  }

  async function settled(count: number): Promise<void> {
    await until(async () => (await deliveries(stage))['settled'] === count);
  }

  return { stage, run, openQueue, settled };
}
