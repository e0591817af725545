/**
 * Plain SQL, because Prisma does not support advisory locks, and this one belongs to a connection, not to a
 * transaction.
 */
import type pg from 'pg';

const lockName = 'events: sweep the outbox';

/** Runs the work unless another process is running it. */
export async function underSweepLock(client: pg.PoolClient, work: () => Promise<void>) {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock(hashtext($1)) AS locked',
    [lockName],
  );
  if (!rows[0]?.locked) return;
  await work();
  await client.query('SELECT pg_advisory_unlock(hashtext($1))', [lockName]);
}
