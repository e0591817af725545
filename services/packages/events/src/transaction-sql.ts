/** Plain SQL because the events also work on a `pg` pool without Prisma, which begins its own transactions. */
import type pg from 'pg';
import { pgSql } from './plain-sql.ts';
import type { SqlRunner } from './plain-sql.ts';

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export type RunInTransaction<Tx> = <Result>(
  work: (tx: Tx, sql: SqlRunner) => Promise<Result>,
) => Promise<Result>;

/**
 * Lends a client. After an error the connection is closed, never returned: no open transaction or advisory
 * lock can leak from it, and a server that went away is noticed.
 */
export async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const noteBroken = (error: Error) => {
    broken = error;
  };
  // A lent client has no listener of the pool: without one of ours, a lost connection would end the process.
  client.on('error', noteBroken);
  try {
    return await work(client);
  } catch (error) {
    broken ??= error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
    if (!broken) client.off('error', noteBroken);
  }
}

/**
 * `RunInTransaction` over a pool of `pg`.
 * @param sqlOf how statements run; `preparedSql` where the same few run all the time
 */
export function pgTransaction(
  pool: pg.Pool,
  sqlOf: (client: pg.PoolClient) => SqlRunner = pgSql,
): RunInTransaction<pg.PoolClient> {
  return async (work) => {
    const outcome = await withClient(pool, async (client) => {
      await client.query('BEGIN');
      try {
        const result = await work(client, sqlOf(client));
        await client.query('COMMIT');
        return { done: true as const, result };
      } catch (error) {
        // When this works the connection is sound and can be lent again. What failed first says what became of the
        // work: it may have been its commit.
        await client.query('ROLLBACK').catch(() => {
          throw error;
        });
        return { done: false as const, error };
      }
    });
    if (outcome.done) return outcome.result;
    throw outcome.error;
  };
}
