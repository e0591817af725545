import { admin } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { seed } from '../src/seed.ts';
import { useNotifications } from './setup.ts';

const notifications = useNotifications();
const path = '/api/notifications/deliveries?limit=100';

test('When the demo content is seeded twice, then it is there once, and nothing is to be sent', async () => {
  await seed(notifications.databaseUrl);
  await seed(notifications.databaseUrl);
  const listed = await notifications.call<{ recipient: string }[]>('GET', path, { as: admin });
  expect(listed.status).toBe(200);
  expect(listed.json()).toHaveLength(14);
  expect(listed.json().every(({ recipient }) => recipient.includes('…'))).toBe(true);
  const { prisma } = notifications.deps.database;
  expect(await prisma.message.count({ where: { state: 'queued' } })).toBe(0);
  expect(await prisma.preference.count({ where: { commentOnOwnPrayer: true } })).toBe(1);
});
