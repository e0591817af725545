import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { unsubscribeToken } from '../../src/preferences/unsubscribe-token.ts';
import { mutedTopic } from '@kbf/contracts';
import type { Topic } from '../../src/preferences/wishes.ts';
import { key, useNotifications } from '../setup.ts';

const notifications = useNotifications();

const preferences = '/api/notifications/preferences';
const as = (userId?: string) => (userId ? { as: { role: 'member' as const, userId } } : {});
const get = (userId?: string) => notifications.call('GET', preferences, as(userId));
const put = (userId: string | undefined, body: object | string, type?: string) =>
  notifications.call('PUT', preferences, {
    ...as(userId),
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });
const on = {
  commentOnOwnPrayer: true,
  needMatches: true,
  muted: [],
  channel: 'email',
  notByPush: ['check-ins'],
} as const;
const tokenOf = (personId: string, topic: Topic = 'comments', signer: Uint8Array = key) =>
  unsubscribeToken(signer, { personId, topic });

test('When a member never said anything, then everything is off', async () => {
  const response = await get(randomUUID());
  expect(response.status).toBe(200);
  expect(response.json()).toEqual({
    commentOnOwnPrayer: false,
    needMatches: false,
    muted: [],
    channel: 'sms',
    notByPush: [],
  });
});

test('When a member changes the preferences, then they hold for that member and for nobody else', async () => {
  const [ruth, noah] = [randomUUID(), randomUUID()];
  const changed = await put(ruth, { ...on, personId: noah, userId: noah });
  expect(changed.status).toBe(200);
  expect(changed.json()).toEqual(on);
  expect((await get(ruth)).json()).toEqual(on);
  expect((await get(noah)).json()).toMatchObject({ commentOnOwnPrayer: false });
});

test('When a visitor asks or changes, then 401', async () => {
  expect((await get()).status).toBe(401);
  expect((await put(undefined, on)).status).toBe(401);
});

test.each([
  [{}, 400],
  [{ ...on, commentOnOwnPrayer: 'true' }, 400],
  [{ ...on, needMatches: 1 }, 400],
  [{ ...on, channel: 'letter' }, 400],
  [{ ...on, channel: 'push' }, 400],
  [{ ...on, notByPush: ['desk'] }, 400],
])('When %j is sent, then %d', async (body, status) => {
  expect((await put(randomUUID(), body)).status).toBe(status);
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'When preferences come as %s, then 415',
  async (type) => {
    expect((await put(randomUUID(), 'channel=sms', type)).status).toBe(415);
  },
);

test('When a person was erased, then the last request leaves nothing behind', async () => {
  const personId = randomUUID();
  const { prisma } = notifications.deps.database;
  await prisma.erasedPerson.create({ data: { personId } });
  expect((await put(personId, on)).status).toBe(401);
  expect(await prisma.preference.count({ where: { personId } })).toBe(0);
});

const unsubscribe = (method: 'GET' | 'POST', token: string, type?: string, body?: string) =>
  notifications.call(method, `/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`, {
    ...(type ? { headers: { 'content-type': type } } : {}),
    ...(body === undefined ? {} : { body }),
  });

test('When the link of a mail is opened, then a page with one button comes and nothing changes', async () => {
  const ruth = randomUUID();
  await put(ruth, on);
  const response = await unsubscribe('GET', tokenOf(ruth));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.text.match(/<button>/g)).toHaveLength(1);
  expect(response.text).toContain('method="post"');
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
      const token = tokenOf(ruth);
      const response = await unsubscribe('POST', token, type, payload);
      expect(response.status).toBe(200);
      expect(response.text).toContain('You are unsubscribed');
    }
    expect((await get(ruth)).json()).toEqual({ ...on, commentOnOwnPrayer: false });
    expect((await get(noah)).json()).toEqual(on);
  },
);

test('When the mail was about matches, then those end alone, and the page says what ends', async () => {
  const ruth = randomUUID();
  await put(ruth, on);
  const token = tokenOf(ruth, 'matches');
  expect((await unsubscribe('GET', token)).text).toContain('new matches for your needs');
  expect((await unsubscribe('POST', token)).status).toBe(200);
  expect((await get(ruth)).json()).toEqual({ ...on, needMatches: false });
});

test.each(mutedTopic.options)(
  'When a mail about %s ends, then that topic stays ended, also for a member who never said anything',
  async (topic) => {
    const ruth = randomUUID();
    expect((await unsubscribe('POST', tokenOf(ruth, topic))).status).toBe(200);
    expect((await unsubscribe('POST', tokenOf(ruth, topic))).status).toBe(200);
    expect((await get(ruth)).json()).toMatchObject({ commentOnOwnPrayer: false, muted: [topic] });
  },
);

test('When emails about several topics end, then all of them stay ended', async () => {
  const ruth = randomUUID();
  for (const topic of mutedTopic.options)
    expect((await unsubscribe('POST', tokenOf(ruth, topic))).status).toBe(200);
  expect((await get(ruth)).json()).toMatchObject({
    muted: expect.arrayContaining([...mutedTopic.options]),
  });
});

test('When an old mail did not say what it was about, then its link still ends notices of comments', async () => {
  const ruth = randomUUID();
  await put(ruth, on);
  const old = tokenOf(ruth).replace('comments.', '');
  expect((await unsubscribe('POST', old)).status).toBe(200);
  expect((await get(ruth)).json()).toEqual({ ...on, commentOnOwnPrayer: false });
});

test('When a token is forged, then 403 and nothing changes', async () => {
  const [ruth, noah] = [randomUUID(), randomUUID()];
  await put(ruth, on);
  const [, , signature = ''] = tokenOf(noah).split('.');
  const [, , ofMatches = ''] = tokenOf(ruth, 'matches').split('.');
  const forged = [
    `comments.${ruth}.${signature}`,
    `comments.${ruth}.${ofMatches}`,
    `${ruth}.${ofMatches}`,
    `${ruth}.`,
    ruth,
    `${tokenOf(ruth)}.x`,
    tokenOf(ruth, 'comments', randomBytes(32)),
    // The first sign of the signature: some of the last one's bits do not count.
    tokenOf(ruth).replace(
      /\.([^.])([^.]*)$/,
      (_, sign, rest) => `.${sign === 'A' ? 'B' : 'A'}${rest}`,
    ),
    '"><script>alert(1)</script>',
  ];
  for (const token of forged)
    for (const method of ['GET', 'POST'] as const) {
      const response = await unsubscribe(method, token);
      expect(response.status).toBe(403);
      expect(response.text).not.toContain('<script>');
    }
  expect((await get(ruth)).json()).toEqual(on);
});

test('When the token is missing, then 400', async () => {
  expect((await unsubscribe('POST', '')).status).toBe(400);
});
