import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTwilioServer, until } from '@kbf/test-kit';
import type { TwilioServer } from '@kbf/test-kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { liveConfig, openTestDatabase, phone, startWorker } from '../setup.ts';
import type { TestWorker } from '../setup.ts';

let twilio: TwilioServer;
let db: Awaited<ReturnType<typeof openTestDatabase>>;
let worker: TestWorker;
const auth = createServer((request, response) => {
  response.statusCode = request.headers['x-service'] ? 200 : 403;
  response.end(JSON.stringify({ admins: [{ phone: '+12025550101', email: null }] }));
});

beforeAll(async () => {
  twilio = await startTwilioServer();
  await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
  db = await openTestDatabase();
  const config = liveConfig(db.url, {
    TWILIO_BASE_URL: twilio.origin,
    AUTH_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
  });
  worker = startWorker(config);
});
beforeEach(() => void twilio.taken.splice(0));
afterAll(async () => {
  await worker.stop();
  await db.close();
  await twilio.close();
  auth.close();
});

test('When a login is requested twice with one message id, then one text goes out', async () => {
  const event = {
    messageId: randomUUID(),
    channel: 'sms',
    kind: 'login',
    content: { to: phone, link: 'https://fellowship.example/login#token=Abc', code: '314159' },
    notAfter: new Date(Date.now() + 600_000).toISOString(),
  } as const;
  await worker.announce('login.requested', event);
  await worker.announce('login.requested', event);
  await until(async () => (await db.database.processedEvent.count()) === 2);
  await until(async () => (await db.database.message.count({ where: { state: 'sent' } })) === 1);
  expect(twilio.taken).toMatchObject([{ to: phone, body: expect.stringContaining('314159') }]);
});

test('When a crisis is noticed, then every admin is alerted once, without a word of what was written', async () => {
  const notice = {
    noticeId: randomUUID(),
    source: 'prayer-chat',
    noticedAt: new Date().toISOString(),
  } as const;
  await worker.announce('crisis.noticed', notice);
  await worker.announce('crisis.noticed', notice);
  await until(async () => (await db.database.processedEvent.count()) === 4);
  await until(() => twilio.taken.length === 1);
  expect(twilio.taken[0]).toMatchObject({
    to: '+12025550101',
    body: expect.stringContaining('/admin'),
  });
});
