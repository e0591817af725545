/** Plain SQL, because events also work on a `pg` pool without Prisma, which begins its own transactions. */
import type pg from 'pg';
import { pgSql } from './plain-sql.ts';
import type { SqlRunner } from './plain-sql.ts';

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export type RunInTransaction<Tx> = <Result>(
  work: (tx: Tx, sql: SqlRunner) => Promise<Result>,
) => Promise<Result>;

/**
 * Lends a client. After an error the connection is closed and not reused: it cannot leak an open transaction or
 * advisory lock, and a lost server is noticed.
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
  // The pool has no listener on a lent client. Without ours, a lost connection would end the process.
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
 * `RunInTransaction` over a `pg` pool.
 * @param sqlOf how statements run; use `preparedSql` where the same few run all the time
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
        // If this works, the connection is intact and can be lent again. Only the first error tells the outcome of the
        // work: it may have been the commit.
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
