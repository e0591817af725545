/** Plain SQL, because Prisma supports neither advisory locks nor `FOR UPDATE`. */
import { withClient } from '@kbf/events';
import type pg from 'pg';

/** Any Prisma transaction. */
export type LockableTx = {
  $executeRawUnsafe: (text: string, ...values: unknown[]) => PromiseLike<number>;
};

/**
 * Lets one transaction at a time work on `subject`, until it ends. For things that have no row yet, such as an unused
 * number.
 */
export async function lockInTransaction(tx: LockableTx, subject: string): Promise<void> {
  await tx.$executeRawUnsafe(
    'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 0))',
    subject,
  );
}

/** Like `lockInTransaction`, but shared: it excludes only transactions that hold the exclusive lock. */
export async function shareLockInTransaction(tx: LockableTx, subject: string): Promise<void> {
  await tx.$executeRawUnsafe(
    'SELECT pg_advisory_xact_lock_shared(hashtextextended($1::text, 0))',
    subject,
  );
}

/**
 * Prevents changes to a row until the transaction ends.
 * @param table its name in the database; a constant, never user input
 * @returns whether the row exists
 */
export async function lockRow(tx: LockableTx, table: string, id: string): Promise<boolean> {
  const quoted = `"${table.replaceAll('"', '')}"`;
  const found = await tx.$executeRawUnsafe(
    `SELECT 1 FROM ${quoted} WHERE id = $1::uuid FOR UPDATE`,
    id,
  );
  return found > 0;
}

/**
 * Runs `work` unless another process is running it. The lock belongs to the connection, so it is freed when a process
 * dies.
 * @returns whether `work` ran
 */
export async function oneProcessAtATime(
  pool: pg.Pool,
  subject: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return withClient(pool, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1::text, 0)) AS locked',
      [subject],
    );
    if (!rows[0]?.locked) return false;
    await work();
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1::text, 0))', [subject]);
    return true;
  });
}
