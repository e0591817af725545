import { createLogger, createPool, isDatabaseAway } from '@kbf/process-kit';
import { startPostgresStandIn, until, welcome } from '@kbf/test-kit';
import { expect, onTestFinished, test, vi } from 'vitest';

const logger = createLogger('test', 'silent');

/** A pool of one connection to a Postgres server that accepts connections and then does not answer. */
async function silentPool(log = logger) {
  const postgres = await startPostgresStandIn((socket, before) => {
    if (before === 0) socket.write(welcome);
  });
  const pool = createPool(postgres.url, 1, log, { query_timeout: 100 });
  onTestFinished(async () => {
    postgres.close();
    await pool.end();
  });
  return { postgres, pool };
}

test('When Postgres keeps a connection open and says nothing, then a query fails: the database is away', async () => {
  const { pool } = await silentPool();
  const error: unknown = await pool.query('SELECT 1').catch((caught: unknown) => caught);
  expect(isDatabaseAway(error)).toBe(true);
});

test('When a connection that fell silent is given back without a word, then the next query gets another', async () => {
  const { pool, postgres } = await silentPool();
  const client = await pool.connect();
  client.on('error', () => undefined);
  await expect(client.query('SELECT 1')).rejects.toThrow('Query read timeout');
  client.release();
  await expect(pool.query('SELECT 1')).rejects.toThrow('Query read timeout');
  expect(postgres.connections()).toBe(2);
});

test('When Postgres stops and breaks an idle connection, then it is logged, and the process goes on', async () => {
  const log = createLogger('test', 'silent');
  const warned = vi.spyOn(log, 'warn');
  const { pool, postgres } = await silentPool(log);
  (await pool.connect()).release();
  // Without a listener, this unhandled error would end the process.
  postgres.close();
  await until(() => warned.mock.calls.length > 0);
  expect(warned.mock.calls[0]?.[1]).toBe('a database connection broke');
  expect(pool.totalCount).toBe(0);
});

test('When nothing else is set, then connecting, statements, locks and idle transactions have an end', async () => {
  const pool = createPool('postgresql://x@127.0.0.1:1/x', 1, logger);
  expect(pool.options).toMatchObject({
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    statement_timeout: 4_500,
    lock_timeout: 500,
    idle_in_transaction_session_timeout: 2_000,
    keepAlive: true,
  });
  await pool.end();
});
