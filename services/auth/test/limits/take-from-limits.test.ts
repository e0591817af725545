import { pgSql } from '@kbf/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeFromLimits } from '../../src/limits/take-from-limits.ts';
import { openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.close());

const take = (key: string, max: number, amount: 0 | 1 = 1) =>
  takeFromLimits(pgSql(auth.pool), [{ key, max, seconds: 3_600 }], 'Too much.', amount);
const refusal = { status: 429, message: 'Too much. Please try again in about an hour.' };

test('When 30 calls take from an allowance of 7 at once, then 7 get it', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => take('race', 7)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});

test('When an allowance is only asked about, then nothing is used up, and it is refused once there is none', async () => {
  for (let n = 0; n < 5; n += 1) await take('asked', 2, 0);
  await take('asked', 2);
  await take('asked', 2, 0);
  await take('asked', 2);
  await expect(take('asked', 2, 0)).rejects.toMatchObject(refusal);
  await expect(take('asked', 2)).rejects.toMatchObject(refusal);
});

test('When an allowance is zero, then nothing is ever allowed', async () => {
  await expect(take('zero', 0)).rejects.toMatchObject(refusal);
  await expect(take('zero', 0, 0)).rejects.toMatchObject(refusal);
});

test('When the window is over by the clock of the database, then counting begins anew', async () => {
  await take('window', 1);
  await expect(take('window', 1)).rejects.toMatchObject(refusal);
  await auth.pool.query(
    `UPDATE login_limit SET window_ends_at = clock_timestamp() WHERE key = 'window'`,
  );
  await expect(take('window', 1)).resolves.toBeUndefined();
  await expect(take('window', 1)).rejects.toMatchObject(refusal);
});

test('When refused calls go on, then the window does not grow longer', async () => {
  await take('patient', 1);
  const end = async () =>
    (await auth.pool.query(`SELECT window_ends_at FROM login_limit WHERE key = 'patient'`)).rows;
  const before = await end();
  await expect(take('patient', 1)).rejects.toMatchObject(refusal);
  expect(await end()).toEqual(before);
});

test('When calls share allowances in different order, then all get through', async () => {
  const allowances = ['a', 'b', 'c'].map((key) => ({
    key: `circle-${key}`,
    max: 100,
    seconds: 60,
  }));
  const calls = Array.from({ length: 20 }, (_, n) =>
    takeFromLimits(pgSql(auth.pool), n % 2 ? allowances : allowances.toReversed(), 'Too much.'),
  );
  await expect(Promise.all(calls)).resolves.toHaveLength(20);
});
