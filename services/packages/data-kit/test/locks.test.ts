import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  leaveTombstone,
  lockInTransaction,
  lockPerson,
  lockRow,
  oneProcessAtATime,
  shareLockInTransaction,
  shareLockPerson,
} from '../src/index.ts';
import { useDatabase } from './use-database.ts';
import type { PlainTx } from './use-database.ts';

const database = useDatabase();

/** A promise that resolves on demand. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: promise, letGo: resolve };
}

/** Opens a transaction that takes `lock` and then waits. Resolves once it has the lock. */
async function keep(lock: (tx: PlainTx) => Promise<unknown>) {
  const [begun, end] = [held(), held()];
  const done = database.transaction(async (tx) => {
    await lock(tx);
    begun.letGo();
    await end.until;
  });
  await begun.until;
  return async () => {
    end.letGo();
    await done;
  };
}

/** Whether `lock` would have to wait now. */
const waits = (lock: (tx: PlainTx) => Promise<unknown>) =>
  database
    .transaction(async (tx) => {
      await tx.$executeRawUnsafe(`SET LOCAL lock_timeout = '100ms'`);
      await lock(tx);
      return false;
    })
    .catch((error: { code?: string }) => error.code === '55P03');

describe('A lock for a transaction', () => {
  test('When one transaction has it, then another waits, until the first ends; other subjects are free', async () => {
    const subject = randomUUID();
    const end = await keep((tx) => lockInTransaction(tx, subject));
    expect(await waits((tx) => lockInTransaction(tx, subject))).toBe(true);
    expect(await waits((tx) => shareLockInTransaction(tx, subject))).toBe(true);
    expect(await waits((tx) => lockInTransaction(tx, `${subject} too`))).toBe(false);
    await end();
    expect(await waits((tx) => lockInTransaction(tx, subject))).toBe(false);
  });

  test('When it is shared, then others share it, and who wants it alone waits', async () => {
    const subject = randomUUID();
    const end = await keep((tx) => shareLockInTransaction(tx, subject));
    expect(await waits((tx) => shareLockInTransaction(tx, subject))).toBe(false);
    expect(await waits((tx) => lockInTransaction(tx, subject))).toBe(true);
    await end();
  });

  test('When a row is locked, then another waits for it; a row that is not there is told', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    for (const one of [id, other])
      await database.sql(
        `INSERT INTO training_registration (id, full_name, email, financial_goals)
         VALUES ($1, 'Ruth', 'ruth@castellanos.example', '{}')`,
        [one],
      );
    const end = await keep((tx) => lockRow(tx, 'training_registration', id));
    expect(await waits((tx) => lockRow(tx, 'training_registration', id))).toBe(true);
    expect(await waits((tx) => lockRow(tx, 'training_registration', other))).toBe(false);
    await end();
    const found = await database.transaction(async (tx) => [
      await lockRow(tx, 'training_registration', id),
      await lockRow(tx, 'training_registration', randomUUID()),
    ]);
    expect(found).toEqual([true, false]);
  });
});

describe('One process at a time', () => {
  test('When one is at it, then another does nothing, and may afterwards, also after a failure', async () => {
    const subject = randomUUID();
    const { until, letGo } = held();
    const begun = held();
    const first = oneProcessAtATime(database.pool, subject, async () => {
      begun.letGo();
      await until;
    });
    await begun.until;
    let ran = 0;
    const count = async () => void (ran += 1);
    expect(await oneProcessAtATime(database.pool, subject, count)).toBe(false);
    letGo();
    expect(await first).toBe(true);
    await expect(
      oneProcessAtATime(database.pool, subject, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    await expect
      .poll(() => oneProcessAtATime(database.pool, subject, count), { timeout: 5_000 })
      .toBe(true);
    expect(ran).toBe(1);
  });
});

describe('A tombstone', () => {
  test('When a person is erased while others write for them, then it waits, and who comes later knows', async () => {
    const [personId, other] = [randomUUID(), randomUUID()];
    const end = await keep((tx) => shareLockPerson(tx, personId));
    expect(await waits((tx) => leaveTombstone(tx, personId))).toBe(true);
    await end();
    await database.transaction((tx) => leaveTombstone(tx, personId));
    await database.transaction((tx) => leaveTombstone(tx, personId));
    const found = await database.transaction(async (tx) => [
      await lockPerson(tx, personId),
      await shareLockPerson(tx, personId),
      await lockPerson(tx, other),
    ]);
    expect(found).toEqual([{ isErased: true }, { isErased: true }, { isErased: false }]);
  });
});
