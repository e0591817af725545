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
  await queueLogin(db.database, {
    channel: 'email',
    kind: 'contact-notice',
    content: {
      to: 'grace@whitfield.example',
      about: '<script>alert(1)</script>',
      link: 'https://x.example/admin',
    },
  });
  const sender = createSender({ database: db.database, transports, key, logger, pollMs: 50 });
  await until(async () => (await db.database.localMessage.count()) === 2);
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
  expect(response.json()).toContainEqual({
    channel: 'sms',
    to: phone,
    text: expect.stringContaining('424242') as string,
    createdAt: expect.any(String) as string,
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('When a person opens the page, then the link can be clicked and nothing in a text becomes markup', async () => {
  const response = await get(open, '', 'text/html');
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('href="https://x.example/login#token=A');
  expect(response.body).not.toContain('<script>');
});

test('When a mail is looked at as HTML, then scripts in it are text, and it can load and do nothing', async () => {
  const { id } = await db.database.localMessage.findFirstOrThrow({ where: { channel: 'email' } });
  expect((await get(open, '', 'text/html')).body).toContain(`/dev/messages?html=${id}`);
  const response = await get(open, `?html=${id}`, 'text/html');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.headers['content-security-policy']).toContain('sandbox');
  expect(response.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(response.body).not.toContain('<script');
});

test('When a message has no HTML, or there is none of this id, then 404; when it is no id, then 400', async () => {
  const { id } = await db.database.localMessage.findFirstOrThrow({ where: { channel: 'sms' } });
  expect((await get(open, `?html=${id}`)).statusCode).toBe(404);
  expect((await get(open, '?html=0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10')).statusCode).toBe(404);
  expect((await get(open, '?html=1')).statusCode).toBe(400);
});

test('When a token is set, then whoever does not have it finds nothing', async () => {
  expect((await get(guarded)).statusCode).toBe(404);
  expect((await get(guarded, '?token=wrong')).statusCode).toBe(404);
  const { id } = await db.database.localMessage.findFirstOrThrow({ where: { channel: 'email' } });
  expect((await get(guarded, `?html=${id}`)).statusCode).toBe(404);
  expect((await get(guarded, `?html=${id}&token=${token}`)).statusCode).toBe(200);
  expect((await get(guarded, `?token=${token}`)).statusCode).toBe(200);
});
