import { getMessageFigures } from '@kbf/contracts';
import type { AnswerOf } from '@kbf/contracts';
import { admin, newMember } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { queueLogin, useNotifications } from '../setup.ts';

const notifications = useNotifications();
const read = (as?: typeof admin) =>
  notifications.call<AnswerOf<typeof getMessageFigures>>(
    'GET',
    getMessageFigures.path,
    as ? { as } : {},
  );

test('When an admin asks what left, then texts that left are counted, and what one costs is told', async () => {
  const { prisma } = notifications.deps.database;
  for (let count = 0; count < 3; count += 1) await queueLogin(notifications.deps.database);
  const [sent, failed] = await prisma.message.findMany({ orderBy: { id: 'asc' } });
  await prisma.message.update({
    where: { id: sent!.id },
    data: { state: 'delivered', sealed: null },
  });
  await prisma.message.update({ where: { id: failed!.id }, data: { state: 'failed' } });
  expect((await read(admin)).json()).toEqual({
    texts: { today: 1, last30Days: 1, allTime: 1 },
    mails: { today: 0, last30Days: 0, allTime: 0 },
    failed: 1,
    textPrice: 0.0083,
  });
  expect((await read()).status).toBe(401);
  expect((await read(newMember())).status).toBe(403);
});
