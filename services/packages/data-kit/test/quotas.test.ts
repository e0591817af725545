import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forgetOldQuotas, isOverQuota, refuseOverQuota } from '../src/index.ts';
import { useDatabase } from './use-database.ts';

const database = useDatabase();
const { sql } = database;
const aQuota = (max: number, seconds = 60) => ({ key: randomUUID(), max, seconds });

test('When many take at once, then as many get through as are allowed, however many processes ask', async () => {
  const quota = aQuota(5);
  const found = await Promise.all(Array.from({ length: 20 }, () => isOverQuota(sql, [quota])));
  expect(found.filter(({ isOver }) => !isOver)).toHaveLength(5);
  const waits = found.flatMap((one) => (one.isOver ? [one.retryAfterSeconds] : []));
  expect(waits).toHaveLength(15);
  expect(Math.min(...waits)).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
});

test('When several quotas are asked for, then the fullest decides, and the longest wait is told', async () => {
  const [short, long] = [aQuota(1, 10), aQuota(1, 1_000)];
  expect(await isOverQuota(sql, [short, long])).toMatchObject({ isOver: false });
  const found = await isOverQuota(sql, [long, short]);
  expect(found.isOver && found.retryAfterSeconds).toBeGreaterThan(900);
  expect((await isOverQuota(sql, [aQuota(1), short])).isOver).toBe(true);
});

test('When it is only asked, then nothing is used up', async () => {
  const quota = aQuota(1);
  expect(await isOverQuota(sql, [quota], 0)).toMatchObject({ isOver: false });
  expect(await isOverQuota(sql, [quota])).toMatchObject({ isOver: false });
  expect((await isOverQuota(sql, [quota], 0)).isOver).toBe(true);
});

test('When a quota is used up, then refusing says so with 429 and when to come back', async () => {
  await expect(refuseOverQuota(sql, [aQuota(0, 3_600)], 'That was a lot.')).rejects.toMatchObject({
    status: 429,
    message: 'That was a lot. Please try again in about an hour.',
    retryAfter: expect.any(Number),
  });
});

test('When the window is over by the database’s clock, then it begins anew; upkeep forgets what is over', async () => {
  const [over, running] = [aQuota(1), aQuota(1)];
  await isOverQuota(sql, [over, running]);
  await sql('UPDATE request_limit SET window_ends_at = clock_timestamp() WHERE key = $1', [
    over.key,
  ]);
  expect((await isOverQuota(sql, [over])).isOver).toBe(false);
  expect((await isOverQuota(sql, [running])).isOver).toBe(true);
  await sql('UPDATE request_limit SET window_ends_at = clock_timestamp() WHERE key = $1', [
    over.key,
  ]);
  await Promise.all([forgetOldQuotas(sql), forgetOldQuotas(sql)]);
  const keys = (await sql('SELECT key FROM request_limit')).map(({ key }) => key);
  expect(keys).toContain(running.key);
  expect(keys).not.toContain(over.key);
});
