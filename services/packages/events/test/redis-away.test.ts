import { connectRedis, createLogger } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { createRelay, createSweeper } from '../src/index.ts';
import type { Observe } from '../src/index.ts';
import { breakableRedis } from './breakable.ts';
import { deliveries, effects, recordPrayer, startConsumer } from './fixtures.ts';
import { eager, useStage } from './use-stage.ts';

const { openQueue, run, settled, stage } = useStage();

describe('When Redis', () => {
  test('is away while an event is recorded, then it is processed once when Redis is back', async () => {
    const way = run(await breakableRedis(stage.redis));
    run(startConsumer({ ...stage, redis: way.path }));
    const relay = run(createRelay({ ...stage, redis: way.path }));
    run(createSweeper({ ...stage, redis: way.path, settings: eager }));
    const before = await recordPrayer(stage);
    await settled(1);
    await way.cut();
    const during = await recordPrayer(stage);
    relay.nudge();
    expect(await deliveries(stage)).toEqual({ settled: 1, new: 1 });
    await way.mend();
    await settled(2);
    expect(await effects(stage)).toEqual([before, during]);
  });

  test('is away at the start, then relay and worker begin when it comes', async () => {
    const way = run(await breakableRedis(stage.redis));
    await way.cut();
    const relay = run(createRelay({ ...stage, redis: way.path }));
    run(startConsumer({ ...stage, redis: way.path }));
    const requestId = await recordPrayer(stage);
    relay.nudge();
    await way.mend();
    await until(async () => (await effects(stage)).length > 0);
    expect(await effects(stage)).toEqual([requestId]);
  });

  test('stays away, then everything still stops', async () => {
    const way = run(await breakableRedis(stage.redis));
    const parts = [
      createRelay({ ...stage, redis: way.path }),
      createSweeper({ ...stage, redis: way.path }),
      startConsumer({ ...stage, redis: way.path }),
    ];
    await recordPrayer(stage);
    await until(async () => (await effects(stage)).length > 0);
    await way.cut();
    await Promise.all(parts.map((part) => part.stop()));
    // A sweep may have run in between.
    expect([{ sent: 1 }, { settled: 1 }]).toContainEqual(await deliveries(stage));
  });

  test('is emptied between relay and processing, then the event is processed once', async () => {
    const { queue, empty } = openQueue();
    const relay = run(createRelay(stage));
    const sweeper = run(createSweeper({ ...stage, settings: { everyMs: 60_000 } }));
    const requestId = await recordPrayer(stage);
    relay.nudge();
    await until(async () => (await queue.getWaitingCount()) === 1);
    await until(async () => (await deliveries(stage))['sent'] === 1);
    await empty();
    expect(await queue.getWaitingCount()).toBe(0);
    sweeper.nudge();
    run(startConsumer(stage));
    await until(async () => (await effects(stage)).length > 0);
    expect(await effects(stage)).toEqual([requestId]);
  });

  test('is emptied after processing, then the event is delivered again without effect', async () => {
    const { queue, empty } = openQueue();
    run(startConsumer(stage));
    run(createRelay(stage));
    const requestId = await recordPrayer(stage);
    await until(async () => (await queue.getCompletedCount()) === 1);
    await empty();
    run(createSweeper({ ...stage, settings: eager }));
    await settled(1);
    expect(await effects(stage)).toEqual([requestId]);
  });

  test('is as full as it may be, then the backlog stays in Postgres until there is room', async () => {
    const { queue } = openQueue();
    const relay = run(createRelay({ ...stage, settings: { waitingMax: 3, pollMs: 50 } }));
    const requestIds = await Promise.all(Array.from({ length: 8 }, () => recordPrayer(stage)));
    relay.nudge();
    await until(async () => (await deliveries(stage))['sent'] === 3);
    expect(await queue.getWaitingCount()).toBe(3);
    run(startConsumer(stage));
    await until(async () => (await effects(stage)).length >= 8);
    expect((await effects(stage)).sort()).toEqual(requestIds.sort());
  });

  test('is fuller than it may be by its own word, then nothing is added until it has no limit', async () => {
    const redis = connectRedis(stage.redis, 'worker', createLogger('test', 'silent'));
    run({ stop: async () => redis.disconnect() });
    const reasons: string[] = [];
    const observe: Observe = (observation) => {
      if (observation.kind === 'held-back') reasons.push(observation.reason);
    };
    await recordPrayer(stage);
    // High enough not to affect other tests, while some of it is used.
    await redis.config('SET', 'maxmemory', 2 ** 40);
    try {
      run(createRelay({ ...stage, settings: { memoryShareMax: 0, pollMs: 50 }, observe }));
      await until(() => reasons.length > 0);
      expect(reasons[0]).toBe('memory');
      expect(await deliveries(stage)).toEqual({ new: 1 });
    } finally {
      await redis.config('SET', 'maxmemory', 0);
    }
    await until(async () => (await deliveries(stage))['sent'] === 1);
  });

  test('is short of memory, then nothing is added to it', async () => {
    const { queue } = openQueue();
    const reasons: string[] = [];
    const settings = { memoryShareMax: -1 };
    const observe: Observe = (observation) => {
      if (observation.kind === 'held-back') reasons.push(observation.reason);
    };
    const relay = run(createRelay({ ...stage, settings, observe }));
    await recordPrayer(stage);
    relay.nudge();
    await until(() => reasons.length > 0);
    expect(reasons[0]).toBe('memory');
    expect(await queue.getWaitingCount()).toBe(0);
    expect(await deliveries(stage)).toEqual({ new: 1 });
  });
});
