import { createLogger } from '@kbf/process-kit';
import { createScratchDatabase, queuePrefix, redisUrl } from '@kbf/test-kit';
import pg from 'pg';
import { outboxIndexes, outboxSchema, pgSql, recordEvent } from '../src/index.ts';
import type { EventInput } from '../src/index.ts';

export const logger = createLogger('events-test', process.env['TEST_LOG_LEVEL'] ?? 'silent');

/** Where the effects of the test processors are: one row per effect, with no key that would hide a second one. */
const effectTable = 'CREATE TABLE effect (request_id uuid NOT NULL, processor text NOT NULL)';

/** One database that serves as producer's and consumer's, a queue prefix of its own, and a way to undo both. */
export async function openStage() {
  const database = await createScratchDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 3 });
  pool.on('error', () => undefined);
  await pool.query(`${outboxSchema}${outboxIndexes}${effectTable}`);
  return {
    pool,
    sql: pgSql(pool),
    redis: redisUrl(),
    prefix: queuePrefix(),
    logger,
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;

export function prayerAnswered(requestId: string): EventInput<'prayer.answered'> {
  return {
    requestId,
    author: { visitorId: 'visitor' },
    anonymous: false,
    request: 'Please pray for our new shop.',
    response: 'May your work be blessed.',
    responseSource: 'guide',
    hasPhoto: false,
    verdict: { state: 'public', reasons: [] },
    answeredAt: '2026-01-01T08:00:00.000Z',
  };
}

/** Records an answered prayer. @returns its request id, by which its effects are counted */
export async function recordPrayer(stage: Pick<Stage, 'sql'>): Promise<string> {
  const requestId = crypto.randomUUID();
  await recordEvent(stage.sql, 'prayer.answered', prayerAnswered(requestId));
  return requestId;
}
