import { queuePrefix, until } from '@kbf/test-kit';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { deliveries } from './fixtures.ts';
import { openStage } from './setup.ts';
import type { Stage } from './setup.ts';

type Part = { stop: () => Promise<void> };

/** Settings of a sweeper that looks everything up at once, all the time: tests do not wait 15 s for it. */
export const eager = { lookUpAfterMs: 0, everyMs: 50, failedEveryMs: 0 };

/** A database per test file; tables and queues are fresh for every test, and what a test runs is stopped after it. */
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

  /** Has `part` stopped after the test, before what it was started after. */
  function run<P extends Part>(part: P): P {
    running.push(part);
    return part;
  }

  /** The queue of `community`, for looking at it and spoiling it. */
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
