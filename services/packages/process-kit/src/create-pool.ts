import pg from 'pg';
import type { Logger } from './logging.ts';
import { repeatUndone } from './repeat-undone.ts';

/** Timeouts (milliseconds). The server gives up a little before the client, so that the connection stays usable. */
const deadlines: pg.PoolConfig = {
  connectionTimeoutMillis: 5_000,
  // Short, and what it ends is repeated. Otherwise statements of a hung process would also wait for a lock, get it one
  // after the other, and each keep it for the time below.
  lock_timeout: 500,
  statement_timeout: 4_500,
  query_timeout: 5_000,
  // Longer than the pauses of a healthy process between two statements. It frees the rows of a hung process before
  // other processes, and then the gateway, run into their timeouts.
  idle_in_transaction_session_timeout: 2_000,
  // A new connection costs PostgreSQL a process: visitors of a quiet site should not wait for one each time.
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
};

/** A lent connection. The types of pg do not declare this field. */
type Lent = pg.PoolClient & { readyForQuery?: boolean };

/**
 * A pool of Postgres connections. Idle connections that break are logged and are not fatal. A returned connection that
 * still owes an answer, such as after an unnoticed failover, is not lent again. A single statement that does not get a
 * lock in time is repeated; for a transaction, use `repeatUndone`.
 * @param settings for tests
 */
export function createPool(
  connectionString: string,
  max: number,
  logger: Logger,
  settings: pg.PoolConfig = {},
): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, ...deadlines, ...settings });
  pool.on('error', (error) =>
    logger.warn({ reason: error.message }, 'a database connection broke'),
  );
  // The caller may not know: Prisma releases a connection after a failed transaction without an error.
  pool.on('release', (_error, client) => {
    if ((client as Lent).readyForQuery === false) void client.end().catch(() => undefined);
  });
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  pool.query = ((...given: unknown[]) => repeatUndone(() => query(...given))) as pg.Pool['query'];
  return pool;
}
