import { until } from '@kbf/test-kit';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { createRelay } from '../src/index.ts';
import { recordPrayer, savePrayer, startConsumer } from './fixtures.ts';
import { useStage } from './use-stage.ts';

const { openQueue, run, stage } = useStage();

test('When a worker has a job in its hands, then nobody has to wait longer than 8 seconds if it dies', async () => {
  const { queue } = openQueue();
  const redis = new Redis(stage.redis);
  run({ stop: async () => redis.disconnect() });
  const finish = Promise.withResolvers<void>();
  run({ stop: async () => finish.resolve() });
  run(startConsumer(stage, { ...savePrayer, handle: () => finish.promise }));
  run(createRelay(stage));
  await recordPrayer(stage);

  const held = await until(async () => {
    const [job] = await queue.getActive();
    if (!job) return undefined;
    const left = await redis.pttl(`${queue.toKey(job.id ?? '')}:lock`);
    return left > 0 ? left : undefined;
  });
  // Stalled jobs are looked for every 1.5 s.
  expect(held).toBeLessThanOrEqual(6_500);
  finish.resolve();
  await until(async () => (await queue.getCompletedCount()) === 1);
});
