import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createRelay, createSweeper, recordEvent } from '../src/index.ts';
import type { PreparedProcessorOf, SqlRunner } from '../src/index.ts';
import { deliveries, effects, recordPrayer, savePrayer, startConsumer } from './fixtures.ts';
import { eager, useStage } from './use-stage.ts';

const { openQueue, run, stage } = useStage();

describe('A delivery', () => {
  /** Sends an event that this code would not record. */
  async function recordRaw(version: number, payload: unknown): Promise<string> {
    const id = randomUUID();
    await stage.sql(
      `WITH event AS (INSERT INTO outbox_event VALUES ($1::uuid, 'prayer.answered', $2::int, $3::jsonb) RETURNING id)
       INSERT INTO outbox_delivery (event_id, consumer) SELECT id, 'community' FROM event`,
      [id, version, JSON.stringify(payload)],
    );
    return `${id}-community`;
  }

  test('When its payload fails the schema, then it fails for good at the first attempt', async () => {
    const { queue } = openQueue();
    const jobId = await recordRaw(1, { requestId: 'private words' });
    run(startConsumer(stage));
    run(createRelay(stage));
    run(createSweeper({ ...stage, settings: eager }));
    await until(async () => (await queue.getFailedCount()) === 1);
    const job = await queue.getJob(jobId);
    expect(job?.attemptsMade).toBe(1);
    expect(job?.failedReason).toContain('requestId');
    expect(JSON.stringify([job?.failedReason, job?.stacktrace])).not.toContain('private words');
    await until(async () => (await deliveries(stage))['failed'] === 1);
    expect(await effects(stage)).toEqual([]);
  });

  test('When its version is too new, then it waits without burning attempts', async () => {
    const { queue } = openQueue();
    const jobId = await recordRaw(99, { quite: 'different' });
    run(startConsumer(stage));
    run(createRelay(stage));
    await until(async () => (await queue.getDelayedCount()) === 1);
    const job = await queue.getJob(jobId);
    expect(job?.attemptsMade).toBe(0);
    expect(job?.attemptsStarted).toBe(1);
    expect(await effects(stage)).toEqual([]);
  });

  test('When a processor asks others first, then it asks until they answer, and never for what is done', async () => {
    let asked = 0;
    const { queue } = openQueue();
    const asking: PreparedProcessorOf<pg.PoolClient, 'prayer.answered', string> = {
      name: savePrayer.name,
      event: savePrayer.event,
      prepare: async () => {
        if (asked++ === 0) throw new Error('nobody answers');
        return 'answered';
      },
      handle: async ({ sql }, { requestId }, answer) => {
        await sql('INSERT INTO effect VALUES ($1::uuid, $2)', [requestId, answer]);
      },
    };
    const requestId = await recordPrayer(stage);
    run(startConsumer(stage, asking));
    run(createRelay(stage));
    await until(async () => (await effects(stage)).length === 1);
    const [job] = await queue.getJobs();
    await queue.add('prayer.answered', job?.data, { jobId: 'the-same-again' });
    await until(async () => (await queue.getJob('the-same-again'))?.finishedOn !== undefined);
    expect(asked).toBe(2);
    const { rows } = await stage.pool.query('SELECT request_id, processor FROM effect');
    expect(rows).toEqual([{ request_id: requestId, processor: 'answered' }]);
  });

  test('When a processor fails, then it is tried again and its half-done work is gone', async () => {
    let failures = 2;
    const fragile = {
      ...savePrayer,
      async handle(...[context, payload]: Parameters<typeof savePrayer.handle>) {
        await savePrayer.handle(context, payload);
        if (failures-- > 0) throw new Error(`cannot save: ${payload.request}`);
      },
    };
    const { queue } = openQueue();
    run(startConsumer(stage, fragile));
    run(createRelay(stage));
    const requestId = await recordPrayer(stage);
    await until(async () => (await queue.getCompletedCount()) === 1);
    expect(await effects(stage)).toEqual([requestId]);
    const [job] = await queue.getCompleted();
    expect(job?.attemptsMade).toBe(3);
    expect(JSON.stringify([job?.failedReason, job?.stacktrace])).not.toContain('shop');
  });

  test('When what follows the commit fails, then only that is repeated', async () => {
    const commits: number[] = [];
    const announcing = {
      ...savePrayer,
      async afterCommit() {
        commits.push((await effects(stage)).length);
        if (commits.length === 1) throw new Error('cannot announce');
      },
    };
    const { queue } = openQueue();
    run(startConsumer(stage, announcing));
    run(createRelay(stage));
    await recordPrayer(stage);
    await until(async () => (await queue.getCompletedCount()) === 1);
    expect(commits).toEqual([1, 1]);
  });

  test('When a processor records an event itself, then that is on its way with the effect', async () => {
    const noticing = {
      ...savePrayer,
      async handle({ sql }: { sql: SqlRunner }) {
        const notice = {
          noticeId: randomUUID(),
          source: 'prayer',
          noticedAt: '2026-01-01T08:00:00Z',
        } as const;
        await recordEvent(sql, 'crisis.noticed', notice, stage.keys);
      },
    };
    run(startConsumer(stage, noticing));
    run(createRelay({ ...stage, settings: { pollMs: 50 } }));
    await recordPrayer(stage);
    await until(async () => (await deliveries(stage))['sent'] === 2);
    expect(await deliveries(stage)).toEqual({ sent: 2 });
  });
});
