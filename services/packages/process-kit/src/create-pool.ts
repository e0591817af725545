import pg from 'pg';
import type { Logger } from './logging.ts';
import { repeatUndone } from './repeat-undone.ts';

/** Longest times (milliseconds). The server gives up a little before we do: then the connection is still sound. */
const deadlines: pg.PoolConfig = {
  connectionTimeoutMillis: 5_000,
  // Short, and what it ends is repeated: otherwise the statements of a process that hangs stand in line for a lock too,
  // and would get it one after the other, each to keep it for the time below.
  lock_timeout: 500,
  statement_timeout: 4_500,
  query_timeout: 5_000,
  // Longer than a process that is well pauses between two statements. It frees the rows of one that hangs, before
  // others have given them up and before the gateway has given up those.
  idle_in_transaction_session_timeout: 2_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
};

/** A lent connection as pg knows it; its types do not name this. */
type Lent = pg.PoolClient & { readyForQuery?: boolean };

/**
 * A pool of connections to Postgres. Idle connections that break are logged, never fatal; one that still owes an answer
 * when it is given back, such as after a failover that nobody told us of, is not lent again. A statement of its own
 * that does not get a lock in time is repeated; whoever borrows a connection for a transaction uses `repeatUndone`.
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
  // Whoever gives it back may not know: Prisma ends a transaction that failed without saying so.
  pool.on('release', (_error, client) => {
    if ((client as Lent).readyForQuery === false) void client.end().catch(() => undefined);
  });
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  pool.query = ((...given: unknown[]) => repeatUndone(() => query(...given))) as pg.Pool['query'];
  return pool;
}
