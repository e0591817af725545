import { randomUUID } from 'node:crypto';
import { createLogger } from '@kbf/process-kit';
import pg from 'pg';
import {
  createConsumer,
  eventsFor,
  outboxIndexes,
  outboxSchema,
  pgTransaction,
  recordEvent,
} from '../src/index.ts';
import type {
  ConsumerOptions,
  EventKeys,
  EventInput,
  Processor,
  ProcessorOf,
  SqlRunner,
} from '../src/index.ts';

export const logger = createLogger('events-test', process.env['TEST_LOG_LEVEL'] ?? 'silent');

/**
 * Table for the effects of the test processors: one row per effect, without a unique key, so that duplicates are
 * visible.
 */
export const tables = `${outboxSchema}${outboxIndexes}
CREATE TABLE effect (request_id uuid NOT NULL, processor text NOT NULL);`;

/** The part of a stage that the fixtures need. */
type Database = { pool: pg.Pool };

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  return pool;
}

export function prayerAnswered(requestId: string): EventInput<'prayer.answered'> {
  return {
    requestId,
    prayerId: randomUUID(),
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

/** Records an answered prayer. @returns its request id, which identifies its effects */
export async function recordPrayer({
  sql,
  keys,
}: {
  sql: SqlRunner;
  keys: Pick<EventKeys, 'sealFor'>;
}): Promise<string> {
  const requestId = crypto.randomUUID();
  await recordEvent(sql, 'prayer.answered', prayerAnswered(requestId), keys);
  return requestId;
}

type Tx = pg.PoolClient;

/** Writes one row per effect. */
export const savePrayer: ProcessorOf<Tx, 'prayer.answered'> = {
  name: 'save-prayer-on-prayer-answered',
  event: 'prayer.answered',
  async handle({ sql }, { requestId }) {
    await sql('INSERT INTO effect VALUES ($1::uuid, $2)', [requestId, 'save-prayer']);
  },
};

/** Other events for the consumer; they have no effect here. */
const others = eventsFor('community')
  .filter((event) => event !== 'prayer.answered')
  .map((event) => ({
    name: `do-nothing-on-${event}`,
    event,
    handle: async () => undefined,
  })) as Processor<Tx>[];

/** The consumer `community` with `processor`, on the stage's database and queues. */
export function startConsumer(
  stage: Database & { redis: string; prefix: string; consumerKeys: EventKeys },
  processor: Processor<Tx> = savePrayer,
  options: Partial<ConsumerOptions<Tx>> = {},
) {
  const { pool, redis, prefix, consumerKeys } = stage;
  return createConsumer({
    consumer: 'community',
    redis,
    prefix,
    transaction: pgTransaction(pool),
    isDatabaseUp: async () => (await pool.query('SELECT 1')).rowCount === 1,
    processors: [processor, ...others],
    keys: consumerKeys,
    logger,
    ...options,
  });
}

/** @returns request ids in the order of their effects, with duplicates */
export async function effects({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ request_id: string }>('SELECT request_id FROM effect');
  return rows.map((row) => row.request_id);
}

/** @returns how many deliveries are in each state */
export async function deliveries({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ state: string; count: number }>(
    'SELECT state, count(*)::int AS count FROM outbox_delivery GROUP BY state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
