import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { removeOld } from '../../src/upkeep/remove-old.ts';
import { queueLogin, useNotifications } from '../setup.ts';

const notifications = useNotifications();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('When it is cleaned up, then what is old goes, and what is young or still to be sent stays', async () => {
  const { database } = notifications.deps;
  const { prisma } = database;
  const [old, young, waiting] = [
    await queueLogin(database),
    await queueLogin(database),
    await queueLogin(database),
  ];
  const set = (id: string, state: string, days: number) =>
    prisma.message.update({
      where: { id },
      data: { state, createdAt: daysAgo(days), ...(state === 'sent' ? { sealed: null } : {}) },
    });
  await set(old, 'sent', 91);
  await set(young, 'sent', 89);
  await set(waiting, 'queued', 91);
  for (const days of [91, 1])
    await prisma.replyPromise.create({
      data: { submissionId: randomUUID(), type: 'Guest Speaker', receivedAt: daysAgo(days) },
    });
  for (const days of [8, 1])
    await prisma.localMessage.create({
      data: { id: randomUUID(), channel: 'sms', to: 'x', text: 'x', createdAt: daysAgo(days) },
    });
  for (const isStatus of [true, false])
    await prisma.handledWebhook.create({
      data: { id: `SM ${isStatus}`, isStatus, handledAt: daysAgo(500) },
    });
  await Promise.all([removeOld({ database }), removeOld({ database })]);
  const left = await prisma.message.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([young, waiting].toSorted());
  // An old text from a person must still be recognized when it is replayed.
  expect(await prisma.handledWebhook.findMany()).toMatchObject([{ isStatus: false }]);
  expect(await prisma.replyPromise.count()).toBe(1);
  expect(await prisma.localMessage.count()).toBe(1);
});
