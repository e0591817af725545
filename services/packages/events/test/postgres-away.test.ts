import { until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { createRelay, createSweeper } from '../src/index.ts';
import { breakablePostgres } from './breakable.ts';
import { deliveries, effects, openPool, recordPrayer, startConsumer } from './fixtures.ts';
import { eager, useStage } from './use-stage.ts';

const { openQueue, run, settled, stage } = useStage();

describe('When Postgres', () => {
  test('is away for the relay, then it relays when Postgres is back', async () => {
    const way = run(await breakablePostgres(stage.url));
    const pool = openPool(way.url);
    run({ stop: async () => await pool.end() });
    run(startConsumer(stage));
    run(createRelay({ ...stage, pool, settings: { pollMs: 50 } }));
    run(createSweeper({ ...stage, pool, settings: eager }));
    await recordPrayer(stage);
    await settled(1);
    await way.cut();
    await recordPrayer(stage);
    await way.mend();
    await settled(2);
    expect(await effects(stage)).toHaveLength(2);
  });

  test('is away for the worker, then it pauses without burning attempts and goes on afterwards', async () => {
    const way = run(await breakablePostgres(stage.url));
    const pool = openPool(way.url);
    run({ stop: async () => await pool.end() });
    const { queue } = openQueue();
    const consumer = run(startConsumer({ ...stage, pool }));
    run(createRelay(stage));
    await recordPrayer(stage);
    await until(async () => (await queue.getCompletedCount()) === 1);
    await way.cut();
    const requestIds = await Promise.all(Array.from({ length: 10 }, () => recordPrayer(stage)));
    await until(() => consumer.isPaused());
    await until(async () => (await deliveries(stage))['sent'] === 11);
    const held = await queue.getJobs(['wait', 'delayed', 'active']);
    expect(held.map((job) => job.attemptsMade)).toEqual(requestIds.map(() => 0));
    await way.mend();
    await until(async () => (await effects(stage)).length === 11);
    expect(consumer.isPaused()).toBe(false);
    await until(async () => (await queue.getCompletedCount()) === 11);
    const done = await queue.getCompleted();
    expect(done.map((job) => job.attemptsMade)).toEqual(done.map(() => 1));
  });
});
