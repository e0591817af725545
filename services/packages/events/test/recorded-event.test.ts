import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { testEventKeys } from '../testing/index.ts';
import { consumerNames } from '../src/catalogue.ts';
import { claimDeliveries } from '../src/claim-deliveries-sql.ts';
import { createProducer } from '../src/producer.ts';
import { createRelay, createSweeper, pgTransaction, recordEvent } from '../src/index.ts';
import { deliveries, effects, prayerAnswered, recordPrayer, startConsumer } from './fixtures.ts';
import { eager, useStage } from './use-stage.ts';

const { openQueue, run, settled, stage } = useStage();

describe('An event that was recorded', () => {
  test('When it is relayed, then its consumer processes it once and the delivery settles', async () => {
    run(startConsumer(stage));
    run(createSweeper({ ...stage, settings: eager }));
    const relay = run(createRelay({ ...stage, settings: { pollMs: 60_000 } }));
    const requestId = await recordPrayer(stage);
    relay.nudge();
    await settled(1);
    expect(await effects(stage)).toEqual([requestId]);
  });

  test('When its change is rolled back, then nobody hears of it', async () => {
    await expect(
      pgTransaction(stage.pool)(async (_tx, sql) => {
        await recordEvent(sql, 'prayer.answered', prayerAnswered(randomUUID()), stage.keys);
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    expect(await deliveries(stage)).toEqual({});
  });

  test('When its payload does not fit the catalogue, then it is not recorded', async () => {
    const wrong = { ...prayerAnswered(randomUUID()), requestId: 'no uuid' };
    await expect(recordEvent(stage.sql, 'prayer.answered', wrong, stage.keys)).rejects.toThrow(
      'Invalid UUID',
    );
    expect(await deliveries(stage)).toEqual({});
  });

  test('When an event is handed to one of its consumers, then it still waits for the others', async () => {
    const keys = testEventKeys('auth');
    const erasing = { personId: randomUUID(), requestedAt: new Date().toISOString() };
    await recordEvent(stage.sql, 'person.erasing', erasing);
    const producer = createProducer(stage);
    run({ stop: () => producer.close() });
    for (const consumer of consumerNames) {
      const count = await claimDeliveries(stage.pool, { producer, keys }, consumer, 10);
      expect([consumer, count]).toEqual([consumer, consumer === 'auth' ? 0 : 1]);
    }
    expect(await deliveries(stage)).toEqual({ sent: 4 });
  });

  test('When the producer dies before it relays, then another process relays it', async () => {
    const requestId = await recordPrayer(stage);
    run(startConsumer(stage));
    run(createRelay(stage));
    await until(async () => (await effects(stage)).length > 0);
    expect(await effects(stage)).toEqual([requestId]);
  });

  test('When nobody nudges, then the relay finds it by itself', async () => {
    run(startConsumer(stage));
    run(createRelay({ ...stage, settings: { pollMs: 50 } }));
    const requestIds = [await recordPrayer(stage), await recordPrayer(stage)];
    await until(async () => (await effects(stage)).length === 2);
    expect((await effects(stage)).sort()).toEqual(requestIds.sort());
  });

  test('When several relays hand over more than one batch at once, then each is processed once', async () => {
    const requestIds = await Promise.all(Array.from({ length: 400 }, () => recordPrayer(stage)));
    const relays = [1, 2, 3].map(() => run(createRelay(stage)));
    for (const relay of relays) relay.nudge();
    run(startConsumer(stage));
    await until(async () => (await effects(stage)).length >= 400, 120_000);
    run(createSweeper({ ...stage, settings: eager }));
    await settled(400);
    expect((await effects(stage)).sort()).toEqual(requestIds.sort());
  }, 180_000);

  test('When it is delivered twice, then it has one effect', async () => {
    const { queue } = openQueue();
    run(startConsumer(stage));
    run(createRelay(stage));
    const requestId = await recordPrayer(stage);
    await until(async () => (await queue.getCompletedCount()) === 1);
    const [job] = await queue.getCompleted();
    await queue.add(job!.name, job!.data, { jobId: 'another-delivery' });
    await queue.add(job!.name, job!.data, { jobId: 'yet-another-delivery' });
    await until(async () => (await queue.getCompletedCount()) === 3);
    expect(await effects(stage)).toEqual([requestId]);
  });
});
