import { randomUUID } from 'node:crypto';
import { foreignKeysWithoutIndex, until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { createSweeper } from '../src/index.ts';
import { jobOf, withQueue } from '../testing/index.ts';
import { effects, prayerAnswered, recordPrayer, startConsumer } from './fixtures.ts';
import { eager, useStage } from './use-stage.ts';

const { run, stage } = useStage();

/** Records a prayer from `age` days ago whose delivery has been in `state` for `days`. @returns the id of the event */
async function recordOld(state: string, days: number, age = days): Promise<string> {
  await recordPrayer(stage);
  const [event] = await stage.sql(
    `UPDATE outbox_event SET occurred_at = now() - make_interval(days => $1::int)
     WHERE id = (SELECT id FROM outbox_event ORDER BY occurred_at DESC LIMIT 1) RETURNING id`,
    [age],
  );
  const id = String(event?.['id']);
  const column = { settled: 'settled_at', failed: 'failed_at' }[state] ?? 'sent_at';
  await stage.sql(
    `UPDATE outbox_delivery SET state = $2, ${column} = now() - make_interval(days => $3::int)
     WHERE event_id = $1::uuid`,
    [id, state, days],
  );
  return id;
}

const idsIn = async (table: string, column: string) =>
  (await stage.sql(`SELECT ${column} AS id FROM ${table}`, [])).map(({ id }) => String(id));

describe('The outbox', () => {
  test('When all deliveries of an event ended 30 days ago, then it is forgotten with them, and none else', async () => {
    const gone = new Set([await recordOld('settled', 31), await recordOld('failed', 31)]);
    const kept = [
      await recordOld('settled', 29, 200),
      await recordOld('failed', 29, 200),
      await recordOld('sent', 200),
      await recordOld('new', 200),
    ];
    run(createSweeper(stage));
    await until(async () => !(await idsIn('outbox_event', 'id')).some((id) => gone.has(id)));
    expect((await idsIn('outbox_event', 'id')).toSorted()).toEqual(kept.toSorted());
    expect((await idsIn('outbox_delivery', 'event_id')).toSorted()).toEqual(kept.toSorted());
  });

  test('When there is more than one batch, then all of it goes', async () => {
    for (let n = 0; n < 5; n += 1) await recordOld('settled', 40);
    run(createSweeper({ ...stage, settings: { ...eager, cleanBatch: 2 } }));
    await until(async () => (await idsIn('outbox_event', 'id')).length === 0);
    expect(await idsIn('outbox_delivery', 'event_id')).toEqual([]);
  });

  test('When a delivery was given up, then what it says is kept for a replay, and no longer', async () => {
    const [young, old] = [await recordOld('failed', 13), await recordOld('failed', 15)];
    run(createSweeper(stage));
    const blanked = () => stage.sql('SELECT id FROM outbox_event WHERE payload IS NULL', []);
    await until(async () => (await blanked()).length > 0);
    expect(await blanked()).toEqual([{ id: old }]);
    expect(await idsIn('outbox_event', 'id')).toContain(young);
  });

  test('When it is large, then what is old is found by an index, and so is what an event takes with it', async () => {
    expect(await foreignKeysWithoutIndex(stage.url)).toEqual([]);
    await stage.sql(
      `WITH event AS (
         INSERT INTO outbox_event (id, name, version, payload)
         SELECT gen_random_uuid(), 'crisis.noticed', 1, '{}' FROM generate_series(1, 5000) RETURNING id),
       record AS (INSERT INTO processed_event SELECT id, 'a-processor' FROM event)
       INSERT INTO outbox_delivery (event_id, consumer, state) SELECT id, 'notifications', 'settled' FROM event`,
      [],
    );
    await stage.pool.query('ANALYZE outbox_event, processed_event');
    const planOf = async (query: string) => {
      const rows = await stage.sql(`EXPLAIN ${query}`, []);
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    };
    const old = `<= clock_timestamp() - make_interval(days => 30) ORDER BY 1 LIMIT 1000`;
    expect(await planOf(`SELECT occurred_at FROM outbox_event WHERE occurred_at ${old}`)).toContain(
      'outbox_event_occurred_at_idx',
    );
    expect(
      await planOf(`SELECT processed_at FROM processed_event WHERE processed_at ${old}`),
    ).toContain('processed_event_processed_at_idx');
  });
});

describe('What was processed', () => {
  const recordProcessed = async (days: number): Promise<string> => {
    const id = randomUUID();
    await stage.sql(
      `INSERT INTO processed_event VALUES ($1::uuid, 'a-processor', now() - make_interval(days => $2::int))`,
      [id, days],
    );
    return id;
  };

  test('When that was 90 days ago, then it is forgotten, and not before', async () => {
    const [gone, kept] = [await recordProcessed(91), await recordProcessed(89)];
    run(createSweeper(stage));
    await until(async () => !(await idsIn('processed_event', 'event_id')).includes(gone));
    expect(await idsIn('processed_event', 'event_id')).toEqual([kept]);
  });

  test('When an event comes that is older than what is remembered, then it is refused', async () => {
    const payload = prayerAnswered(randomUUID());
    run(startConsumer(stage));
    await withQueue(
      'community',
      async (queue) => {
        for (const days of [81, 79]) {
          const occurredAt = new Date(Date.now() - days * 24 * 60 * 60_000);
          const from = { id: randomUUID(), from: 'ai', occurredAt } as const;
          const { name, data, opts } = jobOf('community', 'prayer.answered', payload, from);
          await queue.add(name, data, opts);
        }
        await until(
          async () => (await queue.getFailedCount()) + (await queue.getCompletedCount()) === 2,
        );
        const [failed] = await queue.getFailed();
        expect(failed?.failedReason).toContain('older than what was processed');
      },
      stage.prefix,
    );
    expect(await effects(stage)).toEqual([payload.requestId]);
  });
});
