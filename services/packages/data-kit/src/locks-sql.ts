/** Plain SQL because Prisma knows neither advisory locks nor `FOR UPDATE`. */
import { withClient } from '@kbf/events';
import type pg from 'pg';

/** Any Prisma transaction. */
export type LockableTx = {
  $executeRawUnsafe: (text: string, ...values: unknown[]) => PromiseLike<number>;
};

/**
 * Lets one transaction at a time work on `subject`, until it ends. For facts that no row stands for yet, such as a
 * number that nobody has.
 */
export async function lockInTransaction(tx: LockableTx, subject: string): Promise<void> {
  await tx.$executeRawUnsafe(
    'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 0))',
    subject,
  );
}

/** As `lockInTransaction`, beside others that share it: it only keeps out, and waits for, whoever locks it alone. */
export async function shareLockInTransaction(tx: LockableTx, subject: string): Promise<void> {
  await tx.$executeRawUnsafe(
    'SELECT pg_advisory_xact_lock_shared(hashtextextended($1::text, 0))',
    subject,
  );
}

/**
 * Keeps others from changing a row until the transaction ends.
 * @param table its name in the database; from code, never from input
 * @returns whether there is such a row
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
 * Runs `work` unless another process is at it right now. The lock is the connection's: a process that dies lets go of
 * it.
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
