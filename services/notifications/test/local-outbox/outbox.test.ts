import type { Service } from '@kbf/service-kit';
import { identityHeaders, until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTransports } from '../../src/sending/create-transports.ts';
import { createSender } from '../../src/sending/sender.ts';
import {
  key,
  liveConfig,
  logger,
  openTestDatabase,
  phone,
  queueLogin,
  startApp,
} from '../setup.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
let open: Service;
let guarded: Service;
const token = 'a-token-of-enough-length';

beforeAll(async () => {
  db = await openTestDatabase();
  open = await startApp(liveConfig(db.url, { DELIVERY: 'outbox' }));
  guarded = await startApp(liveConfig(db.url, { DELIVERY: 'outbox', OUTBOX_TOKEN: token }));
  const config = liveConfig(db.url, { DELIVERY: 'outbox' });
  const transports = createTransports(config, db.database);
  await queueLogin(db.database, {
    content: { to: phone, link: 'https://x.example/login#token=A"><script>', code: '424242' },
  });
  const sender = createSender({ database: db.database, transports, key, logger, pollMs: 50 });
  await until(async () => (await db.database.localMessage.count()) === 1);
  await sender.stop();
});
afterAll(async () => {
  await open.close();
  await guarded.close();
  await db.close();
});

const get = (app: Service, query = '', accept = 'application/json') =>
  app.inject({
    url: `/dev/messages${query}`,
    headers: { ...identityHeaders({ role: 'visitor' }, 'notifications'), accept },
  });

test('When delivery is the outbox, then nothing is sent and the message is read there', async () => {
  const response = await get(open);
  expect(response.json()).toMatchObject([
    { channel: 'sms', to: phone, text: expect.stringContaining('424242') },
  ]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('When a person opens the page, then the link can be clicked and nothing in a text becomes markup', async () => {
  const response = await get(open, '', 'text/html');
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('href="https://x.example/login#token=A');
  expect(response.body).not.toContain('<script>');
});

test('When a token is set, then whoever does not have it finds nothing', async () => {
  expect((await get(guarded)).statusCode).toBe(404);
  expect((await get(guarded, '?token=wrong')).statusCode).toBe(404);
  expect((await get(guarded, `?token=${token}`)).statusCode).toBe(200);
});
