import { until } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { liveEnv, phone, queueLogin, useNotifications } from '../setup.ts';
import type { Notifications } from '../setup.ts';
import { useSenders } from '../use-senders.ts';

const token = 'a-token-of-enough-length';
const guardedEnv = { DELIVERY: 'outbox', OUTBOX_TOKEN: token };
const open = useNotifications({ env: { DELIVERY: 'outbox' } });
const senders = useSenders(() => open.deps.database);
let guarded: Notifications;

beforeAll(async () => {
  guarded = await open.startAnother({ env: liveEnv(guardedEnv) });
  const { database } = open.deps;
  await queueLogin(database, {
    content: { to: phone, link: 'https://x.example/login#token=A"><script>', code: '424242' },
  });
  await queueLogin(database, {
    channel: 'email',
    kind: 'contact-notice',
    content: {
      to: 'grace@whitfield.example',
      about: '<script>alert(1)</script>',
      link: 'https://x.example/',
    },
  });
  senders.start({ DELIVERY: 'outbox' });
  await until(async () => (await database.prisma.localMessage.count()) === 2);
  await senders.stopAll();
});

type Listed = { channel: string; to: string; subject: string | null; text: string }[];
const get = (process: Notifications, query = '', accept = 'application/json') =>
  process.call<Listed>('GET', `/dev/messages${query}`, { headers: { accept } });
const messageBy = (channel: string) =>
  open.deps.database.prisma.localMessage.findFirstOrThrow({ where: { channel } });

test('When delivery is the outbox, then nothing is sent and the message is read there', async () => {
  const response = await get(open);
  expect(response.json()).toContainEqual({
    channel: 'sms',
    to: phone,
    subject: null,
    text: expect.stringContaining('424242') as string,
    createdAt: expect.any(String) as string,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('When a mail is read there, then with its subject', async () => {
  const mail = (await get(open)).json().find(({ channel }) => channel === 'email');
  expect(mail?.subject).toMatch(/^New message/);
});

test('When a person opens the page, then a mail stands there with its subject', async () => {
  const response = await get(open, '', 'text/html');
  expect(response.text).toMatch(/<p>New message.*<\/p>\n<pre>/);
});

test('When a person opens the page, then the link can be clicked and nothing in a text becomes markup', async () => {
  const response = await get(open, '', 'text/html');
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.text).toContain('href="https://x.example/login#token=A');
  expect(response.text).not.toContain('<script>');
});

test('When a mail is looked at as HTML, then scripts in it are text, and it can load and do nothing', async () => {
  const { id } = await messageBy('email');
  expect((await get(open, '', 'text/html')).text).toContain(`/dev/messages?html=${id}`);
  const response = await get(open, `?html=${id}`, 'text/html');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(response.text).not.toContain('<script');
});

test('When a message has no HTML, or there is none of this id, then 404; when it is no id, then 400', async () => {
  const { id } = await messageBy('sms');
  expect((await get(open, `?html=${id}`)).status).toBe(404);
  expect((await get(open, '?html=0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10')).status).toBe(404);
  expect((await get(open, '?html=1')).status).toBe(400);
});

test('When a token is set, then whoever does not have it finds nothing', async () => {
  expect((await get(guarded)).status).toBe(404);
  expect((await get(guarded, '?token=wrong')).status).toBe(404);
  const { id } = await messageBy('email');
  expect((await get(guarded, `?html=${id}`)).status).toBe(404);
  expect((await get(guarded, `?html=${id}&token=${token}`)).status).toBe(200);
  expect((await get(guarded, `?token=${token}`)).status).toBe(200);
});
