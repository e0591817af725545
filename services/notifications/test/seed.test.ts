import { identityHeaders } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../src/seed.ts';
import { liveConfig, openTestDatabase, startApp } from './setup.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('When the demo content is seeded twice, then it is there once, readable by the admin, and nothing is to be sent', async () => {
  await seed(db.url);
  await seed(db.url);
  const app = await startApp(liveConfig(db.url));
  const response = await app.inject({
    url: '/api/notifications/deliveries?limit=100',
    headers: identityHeaders(
      { role: 'admin', userId: '11111111-1111-4111-8111-111111111111' },
      'notifications',
    ),
  });
  await app.close();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toHaveLength(14);
  expect(
    response.json<{ recipient: string }[]>().every(({ recipient }) => recipient.includes('…')),
  ).toBe(true);
  expect(await db.database.message.count({ where: { state: 'queued' } })).toBe(0);
  expect(await db.database.preference.count({ where: { commentOnOwnPrayer: true } })).toBe(1);
});
