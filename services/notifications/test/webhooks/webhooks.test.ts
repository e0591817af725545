import type { Service } from '@kbf/service-kit';
import { identityHeaders } from '@kbf/test-kit';
import twilio from 'twilio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashRecipient } from '../../src/messages/recipient.ts';
import {
  authToken,
  key,
  liveConfig,
  openTestDatabase,
  origin,
  phone,
  queueLogin,
  startApp,
  stateOf,
} from '../setup.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
let app: Service;
beforeAll(async () => {
  db = await openTestDatabase();
  app = await startApp(liveConfig(db.url));
});
afterAll(async () => {
  await app.close();
  await db.close();
});

function post(path: string, form: Record<string, string>, token = authToken) {
  return app.inject({
    method: 'POST',
    url: path,
    headers: {
      ...identityHeaders({ role: 'visitor' }, 'notifications'),
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(token, origin + path, form),
    },
    payload: new URLSearchParams(form).toString(),
  });
}
const incoming = '/api/notifications/sms-incoming';
const isBlocked = async () =>
  (await db.database.smsBlock.count({ where: { recipientHash: hashRecipient(key, phone) } })) === 1;

test('When a person sends STOP, then no text goes to that number until START', async () => {
  const stop = await post(incoming, { From: phone, Body: ' stop ' });
  expect(stop.statusCode).toBe(200);
  expect(stop.body).not.toContain('<Message>');
  expect(await isBlocked()).toBe(true);
  await post(incoming, { From: phone, Body: 'STOP' });
  await post(incoming, { From: phone, Body: 'Start' });
  expect(await isBlocked()).toBe(false);
});

test('When a person sends HELP, then the answer says who we are, unless Twilio has answered', async () => {
  const help = await post(incoming, { From: phone, Body: 'help' });
  expect(help.headers['content-type']).toContain('text/xml');
  expect(help.body).toContain('Kingdom Builders Fellowship');
  const answered = await post(incoming, { From: phone, Body: 'help', OptOutType: 'HELP' });
  expect(answered.body).not.toContain('<Message>');
});

test('When a webhook is not signed by Twilio, then it is refused and nothing changes', async () => {
  const forged = await post(incoming, { From: phone, Body: 'STOP' }, 'guessed');
  expect(forged.statusCode).toBe(403);
  expect(await isBlocked()).toBe(false);
});

test('When callbacks arrive in any order, then the later word stays', async () => {
  const id = await queueLogin(db.database);
  await db.database.message.update({ where: { id }, data: { state: 'sending' } });
  const path = `/api/notifications/sms-status/${id}`;
  expect((await post(path, { MessageStatus: 'delivered', MessageSid: 'SM1' })).statusCode).toBe(
    204,
  );
  await post(path, { MessageStatus: 'sent', MessageSid: 'SM1' });
  expect(await stateOf(db.database, id)).toBe('delivered');
  expect(await db.database.message.findUnique({ where: { id } })).toMatchObject({
    providerId: 'SM1',
    sealed: null,
  });
});

test('When a text arrives that we had given up, then the log says so; a late failure changes nothing', async () => {
  const id = await queueLogin(db.database);
  await db.database.message.update({
    where: { id },
    data: { state: 'failed', sealed: null, error: 'given up' },
  });
  const path = `/api/notifications/sms-status/${id}`;
  await post(path, { MessageStatus: 'delivered', MessageSid: 'SM2' });
  await post(path, { MessageStatus: 'undelivered', MessageSid: 'SM2' });
  expect(await db.database.message.findUnique({ where: { id } })).toMatchObject({
    state: 'delivered',
    error: null,
  });
});

test('When a callback names a message that is not ours, then 404; when it is no id, then 400', async () => {
  const unknown = '/api/notifications/sms-status/0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
  expect((await post(unknown, { MessageStatus: 'sent' })).statusCode).toBe(404);
  expect((await post('/api/notifications/sms-status/1', {})).statusCode).toBe(400);
});

test('When the delivery log is read, then only an admin gets it, page by page and masked', async () => {
  await db.database.message.deleteMany();
  for (let count = 0; count < 5; count += 1) await queueLogin(db.database);
  const get = (role: 'visitor' | 'member' | 'admin', query: string) =>
    app.inject({
      url: `/api/notifications/deliveries${query}`,
      headers: identityHeaders(
        role === 'visitor' ? { role } : { role, userId: '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10' },
        'notifications',
      ),
    });
  expect((await get('visitor', '')).statusCode).toBe(401);
  expect((await get('member', '')).statusCode).toBe(403);
  const ids: string[] = [];
  let query: string | undefined = '?limit=2';
  while (query !== undefined) {
    const page = await get('admin', query);
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-total-count']).toBe('5');
    expect(page.body).not.toContain(phone);
    ids.push(...page.json<{ id: string }[]>().map(({ id }) => id));
    query = /<[^?]*(\?[^>]*)>/.exec(String(page.headers.link ?? ''))?.[1];
  }
  expect(new Set(ids).size).toBe(5);
  const before = JSON.stringify(['0000-01-01T00:00:00Z', '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10']);
  for (const cursor of ['nonsense', Buffer.from(before).toString('base64url'), 'x'.repeat(200)])
    expect((await get('admin', `?cursor=${cursor}`)).statusCode).toBe(400);
});

test('When delivery is live, then there is no local outbox', async () => {
  const response = await app.inject({
    url: '/dev/messages',
    headers: identityHeaders({ role: 'visitor' }, 'notifications'),
  });
  expect(response.statusCode).toBe(404);
});
