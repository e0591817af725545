import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../src/upkeep/clean-up.ts';
import { openTestDatabase, queueLogin } from '../setup.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('When it is cleaned up, then what is old goes, and what is young or still to be sent stays', async () => {
  const { database } = db;
  const ids = [await queueLogin(database), await queueLogin(database), await queueLogin(database)];
  const [old, young, waiting] = ids as [string, string, string];
  const set = (id: string, state: string, days: number) =>
    database.message.update({
      where: { id },
      data: { state, createdAt: daysAgo(days), ...(state === 'sent' ? { sealed: null } : {}) },
    });
  await set(old, 'sent', 91);
  await set(young, 'sent', 89);
  await set(waiting, 'queued', 91);
  for (const days of [1.1, 0.5])
    await database.commentNotice.create({
      data: { prayerId: randomUUID(), personId: randomUUID(), noticedAt: daysAgo(days) },
    });
  for (const days of [91, 1])
    await database.replyPromise.create({
      data: { submissionId: randomUUID(), type: 'Guest Speaker', receivedAt: daysAgo(days) },
    });
  for (const days of [8, 1])
    await database.localMessage.create({
      data: { id: randomUUID(), channel: 'sms', to: 'x', text: 'x', createdAt: daysAgo(days) },
    });
  await Promise.all([cleanUp(database), cleanUp(database)]);
  const left = await database.message.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([young, waiting].toSorted());
  expect(await database.commentNotice.count()).toBe(1);
  expect(await database.replyPromise.count()).toBe(1);
  expect(await database.localMessage.count()).toBe(1);
});
