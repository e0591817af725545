import pg from 'pg';
import type { Logger } from './logging.ts';

/** Longest times (milliseconds). The server gives up a little before we do: then the connection is still sound. */
const deadlines: pg.PoolConfig = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 4_500,
  query_timeout: 5_000,
  // Longer than any transaction of ours may take: it frees the rows of a process that hangs.
  idle_in_transaction_session_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
};

/** A lent connection as pg knows it; its types do not name this. */
type Lent = pg.PoolClient & { readyForQuery?: boolean };

/**
 * A pool of connections to Postgres. Idle connections that break are logged, never fatal; one that still owes an answer
 * when it is given back, such as after a failover that nobody told us of, is not lent again.
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
  return pool;
}
