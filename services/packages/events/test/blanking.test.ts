import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { createSweeper, recordEvent } from '../src/index.ts';
import { recordPrayer } from './fixtures.ts';
import { eager, useStage } from './use-stage.ts';

const { run, stage } = useStage();

describe('What an event said', () => {
  async function payloads(): Promise<unknown[]> {
    const { rows } = await stage.pool.query<{ payload: unknown }>(
      'SELECT payload FROM outbox_event',
    );
    return rows.map((row) => row.payload);
  }

  test('When all is settled for long enough, then the outbox forgets it', async () => {
    await recordPrayer(stage);
    await recordPrayer(stage);
    await stage.pool.query(`
      UPDATE outbox_event SET occurred_at = now() - interval '2 days';
      UPDATE outbox_delivery SET state = 'settled', settled_at = now() - interval '25 hours'`);
    run(createSweeper(stage));
    await until(async () => (await payloads()).every((payload) => payload === null));
    expect(await payloads()).toEqual([null, null]);
  });

  test('When it is not settled or only just, then the outbox keeps it', async () => {
    await recordPrayer(stage);
    await recordPrayer(stage);
    const notice = {
      noticeId: randomUUID(),
      source: 'comment',
      noticedAt: '2026-01-01T08:00:00Z',
    } as const;
    const settledOne = await recordEvent(stage.sql, 'crisis.noticed', notice, stage.keys);
    await stage.pool.query(`
      UPDATE outbox_event SET occurred_at = now() - interval '2 days';
      UPDATE outbox_delivery SET state = 'settled', settled_at = now() - interval '25 hours'
        WHERE consumer = 'notifications'`);
    run(createSweeper({ ...stage, settings: eager }));
    await until(async () => (await payloads()).includes(null));
    const { rows } = await stage.pool.query('SELECT id FROM outbox_event WHERE payload IS NULL');
    expect(rows).toEqual([{ id: settledOne }]);
  });
});
