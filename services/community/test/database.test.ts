import { withClient } from '@kbf/events';
import { until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { useCommunity } from './setup.ts';

const set = useCommunity();

const addOne = 'UPDATE feed_counter SET total = total + 1 WHERE id = 1';
const total = async () =>
  Number(
    (await set.community.deps.database.sql('SELECT total FROM feed_counter', []))[0]?.['total'],
  );

/** Locks the row that all writers need and never releases it, like a process that hangs. */
const hangWithTheRow = (taken: () => void) =>
  withClient(set.community.deps.database.pool, async (client) => {
    await client.query('BEGIN');
    await client.query(addOne);
    taken();
    await new Promise((ended) => client.once('end', () => ended(undefined)));
    await client.query('COMMIT');
  });

describe('The row that every shared prayer needs', () => {
  test('When a process hangs with it, then it loses it, and others who wait have their effect, each once', async () => {
    const { database } = set.community.deps;
    const before = await total();
    const taken = Promise.withResolvers<void>();
    const hung = hangWithTheRow(taken.resolve).catch((error: unknown) => error);
    await taken.promise;
    await Promise.all([
      database.transaction((_tx, sql) => sql(addOne, [])),
      database.sql(addOne, []),
      database.prisma.$executeRawUnsafe(addOne),
      database.pool.query(addOne),
    ]);
    expect(await hung).toBeInstanceOf(Error);
    expect(await total()).toBe(before + 4);
  });

  test('When a process pauses in a transaction for too long, then it is made again from its beginning', async () => {
    const { database } = set.community.deps;
    const before = await total();
    let tries = 0;
    await database.transaction(async (_tx, sql) => {
      tries += 1;
      await sql(addOne, []);
      if (tries > 1) return;
      const [own] = await sql(
        `SELECT pg_backend_pid() AS pid, set_config('idle_in_transaction_session_timeout', '50ms', true)`,
        [],
      );
      const asked = 'SELECT 1 FROM pg_stat_activity WHERE pid = $1';
      await until(async () => (await database.sql(asked, [own?.['pid']])).length === 0);
    });
    expect([tries, await total()]).toEqual([2, before + 1]);
  });

  test('When something else fails in a transaction, then it is not made again', async () => {
    let tries = 0;
    const failing = set.community.deps.database.transaction(() => {
      tries += 1;
      throw new Error('no such prayer');
    });
    await expect(failing).rejects.toThrow('no such prayer');
    expect(tries).toBe(1);
  });
});
