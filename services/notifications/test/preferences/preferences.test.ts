import { randomBytes, randomUUID } from 'node:crypto';
import type { Service } from '@kbf/service-kit';
import { identityHeaders } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsubscribeToken } from '../../src/preferences/unsubscribe-token.ts';
import { key, liveConfig, openTestDatabase, startApp } from '../setup.ts';

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

const preferences = '/api/notifications/preferences';
const as = (userId?: string, role: 'member' | 'admin' = 'member') =>
  identityHeaders(userId ? { role, userId } : { role: 'visitor' }, 'notifications');
const get = (userId?: string) => app.inject({ url: preferences, headers: as(userId) });
const put = (userId: string | undefined, payload: object | string, type?: string) =>
  app.inject({
    method: 'PUT',
    url: preferences,
    headers: { ...as(userId), ...(type ? { 'content-type': type } : {}) },
    payload,
  });
const on = { commentOnOwnPrayer: true, channel: 'email' } as const;

test('When a member never said anything, then everything is off', async () => {
  const response = await get(randomUUID());
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ commentOnOwnPrayer: false, channel: 'sms' });
});

test('When a member changes the preferences, then they hold for that member and for nobody else', async () => {
  const [ruth, noah] = [randomUUID(), randomUUID()];
  const changed = await put(ruth, { ...on, personId: noah, userId: noah });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toEqual(on);
  expect((await get(ruth)).json()).toEqual(on);
  expect((await get(noah)).json()).toMatchObject({ commentOnOwnPrayer: false });
});

test('When a visitor asks or changes, then 401', async () => {
  expect((await get()).statusCode).toBe(401);
  expect((await put(undefined, on)).statusCode).toBe(401);
  expect((await app.inject({ url: preferences })).statusCode).toBe(401);
});

test.each([
  [{}, 400],
  [{ commentOnOwnPrayer: 'true', channel: 'sms' }, 400],
  [{ commentOnOwnPrayer: true, channel: 'letter' }, 400],
])('When %j is sent, then %d', async (body, status) => {
  expect((await put(randomUUID(), body)).statusCode).toBe(status);
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'When preferences come as %s, then 415',
  async (type) => {
    expect((await put(randomUUID(), 'channel=sms', type)).statusCode).toBe(415);
  },
);

test('When a person was erased, then the last request leaves nothing behind', async () => {
  const personId = randomUUID();
  await db.database.tombstone.create({ data: { personId } });
  expect((await put(personId, on)).statusCode).toBe(401);
  expect(await db.database.preference.count({ where: { personId } })).toBe(0);
});

const unsubscribe = (method: 'GET' | 'POST', token: string, headers = {}, payload?: string) =>
  app.inject({
    method,
    url: `/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`,
    headers: { ...as(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

test('When the link of a mail is opened, then a page with one button comes and nothing changes', async () => {
  const ruth = randomUUID();
  await put(ruth, on);
  const response = await unsubscribe('GET', unsubscribeToken(key, ruth));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body.match(/<button>/g)).toHaveLength(1);
  expect(response.body).toContain('method="post"');
  expect((await get(ruth)).json()).toEqual(on);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'When a mail program taps it as %s, then that member gets no more, twice too',
  async (type, payload) => {
    const [ruth, noah] = [randomUUID(), randomUUID()];
    await put(ruth, on);
    await put(noah, on);
    for (let count = 0; count < 2; count += 1) {
      const token = unsubscribeToken(key, ruth);
      const response = await unsubscribe('POST', token, { 'content-type': type }, payload);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('not get these mails any more');
    }
    expect((await get(ruth)).json()).toEqual({ ...on, commentOnOwnPrayer: false });
    expect((await get(noah)).json()).toEqual(on);
  },
);

test('When a token is forged, then 403 and nothing changes', async () => {
  const [ruth, noah] = [randomUUID(), randomUUID()];
  await put(ruth, on);
  const [, signature = ''] = unsubscribeToken(key, noah).split('.');
  const forged = [
    `${ruth}.${signature}`,
    `${ruth}.`,
    ruth,
    `${unsubscribeToken(key, ruth)}.x`,
    unsubscribeToken(randomBytes(32), ruth),
    `${unsubscribeToken(key, ruth).slice(0, -2)}AA`,
    '"><script>alert(1)</script>',
  ];
  for (const token of forged)
    for (const method of ['GET', 'POST'] as const) {
      const response = await unsubscribe(method, token);
      expect(response.statusCode).toBe(403);
      expect(response.body).not.toContain('<script>');
    }
  expect((await get(ruth)).json()).toEqual(on);
});

test('When the token is missing, then 400', async () => {
  expect((await unsubscribe('POST', '')).statusCode).toBe(400);
});
