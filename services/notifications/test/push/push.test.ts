import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { makePushBrowser, until } from '@kbf/test-kit';
import { afterEach, expect, test } from 'vitest';
import { pushOrigin } from '../providers.ts';
import { ruth, useNotices } from '../processors/notices.ts';
import { storePushBrowser } from '../../src/push/push-browsers.ts';
import { privateCode } from '../../src/push/public-address.ts';
import { createPushTransport } from '../../src/sending/push-transport.ts';
import { announce, eventsOf, key, liveConfig } from '../setup.ts';

const { all, member, wish, kept } = useNotices('comment-notice');
const push = '/api/notifications/push';
const as = (userId: string) => ({ as: { role: 'member' as const, userId } });

afterEach(async () => {
  await all.prisma.pushBrowser.deleteMany();
  all.push.taken.splice(0);
});

const browser = () => makePushBrowser(`${pushOrigin}/send/${randomUUID()}`);
const turnOn = (userId: string, { subscription }: ReturnType<typeof browser>) =>
  all.notifications.call('PUT', push, { ...as(userId), body: subscription });
const turnOff = (userId: string, endpoint?: string) =>
  all.notifications.call('POST', '/api/notifications/push-removal', {
    ...as(userId),
    body: { endpoint: endpoint ?? null },
  });
const countOf = async (userId: string) =>
  ((await all.notifications.call('GET', push, as(userId))).json() as { browsers: number }).browsers;

/** A member who wants notices of comments, with browsers that take them. */
async function withBrowsers(count: number) {
  const personId = member(ruth);
  await wish(personId, 'email', true);
  const browsers = Array.from({ length: count }, browser);
  for (const one of browsers) expect((await turnOn(personId, one)).status).toBe(204);
  return { personId, browsers };
}

const commentTo = (prayerAuthorId: string) => ({
  commentId: randomUUID(),
  prayerId: randomUUID(),
  prayerAuthorId,
  postedAt: new Date().toISOString(),
});

test('When a browser takes notices, then a comment comes there, with kind and path alone, and by no mail', async () => {
  const { personId, browsers } = await withBrowsers(1);
  const event = commentTo(personId);
  await announce(all.notifications, 'comment.posted', event);
  await announce(all.notifications, 'comment.posted', event);
  await until(() => all.push.taken.length === 1);
  await all.nothingWaits();
  const [notice] = all.push.taken;
  const { publicKey } = (await all.notifications.call('GET', push, as(personId))).json() as {
    publicKey: string;
  };
  expect(notice).toMatchObject({ path: browsers[0]?.path, sender: publicKey });
  expect(browsers[0]?.read(notice!.body)).toEqual({
    kind: 'comment-notice',
    path: `/prayer-feed?prayer=${event.prayerId}`,
  });
  expect(await kept()).toBe(1);
  expect([all.mail.taken, all.twilio.taken]).toEqual([[], []]);
});

test('When a member has two browsers, then both get it, and another member gets nothing', async () => {
  const { personId, browsers } = await withBrowsers(2);
  await withBrowsers(1);
  await announce(all.notifications, 'comment.posted', commentTo(personId));
  await until(() => all.push.taken.length === 2);
  await all.nothingWaits();
  const paths = all.push.taken.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(browsers.map(({ path }) => path).toSorted());
});

test('When a member wants this kind otherwise, then it comes by mail', async () => {
  const { personId } = await withBrowsers(1);
  await all.notifications.call('PUT', '/api/notifications/preferences', {
    ...as(personId),
    body: {
      commentOnOwnPrayer: true,
      needMatches: false,
      channel: 'email',
      notByPush: ['comments'],
    },
  });
  await announce(all.notifications, 'comment.posted', commentTo(personId));
  await until(() => all.mail.taken.length === 1);
  expect(all.push.taken).toEqual([]);
});

test('When a member wants no notices of comments, then no browser gets them', async () => {
  const { personId } = await withBrowsers(1);
  await wish(personId, 'email', false);
  await announce(all.notifications, 'comment.posted', commentTo(personId));
  expect(await kept()).toBe(0);
});

test.each([404, 410])(
  'When the push service answers %d for all browsers, then they are forgotten, and one mail goes out instead',
  async (status) => {
    const { personId, browsers } = await withBrowsers(2);
    for (const { path } of browsers) all.push.answer(path, status);
    await announce(all.notifications, 'comment.posted', commentTo(personId));
    await until(() => all.mail.taken.length === 1);
    await all.nothingWaits();
    expect(await countOf(personId)).toBe(0);
    expect(all.mail.taken).toHaveLength(1);
    await announce(all.notifications, 'comment.posted', commentTo(personId));
    await until(() => all.mail.taken.length === 2);
  },
);

test('When one of two browsers is gone, then the other gets the notice, and no mail goes out', async () => {
  const { personId, browsers } = await withBrowsers(2);
  all.push.answer(browsers[0]!.path, 410);
  await announce(all.notifications, 'comment.posted', commentTo(personId));
  await until(async () => (await countOf(personId)) === 1);
  await all.nothingWaits();
  expect(all.push.taken.map(({ path }) => path)).toEqual([browsers[1]?.path]);
  expect(all.mail.taken).toEqual([]);
});

test('When a push service is busy, then it is asked again; when it breaks, then it is not', async () => {
  const { personId, browsers } = await withBrowsers(1);
  const { path } = browsers[0]!;
  const states = async () =>
    (await all.prisma.message.findMany({ where: { kind: 'comment-notice' } })).map(
      ({ state, attempts }) => `${state} ${Math.min(attempts, 1)}`,
    );
  all.push.answer(path, 429);
  await announce(all.notifications, 'comment.posted', commentTo(personId));
  await until(async () => (await states())[0] === 'queued 1');
  all.push.answer(path, 500);
  await all.prisma.message.updateMany({ data: { nextAttemptAt: new Date() } });
  all.notifications.deps.sender.nudge();
  await until(async () => (await states())[0] === 'unknown 1');
  expect(await countOf(personId)).toBe(1);
});

test('When a push service never answers, then the attempt ends, and mails do not wait for it', async () => {
  const [slow, quick] = [await withBrowsers(5), member(ruth)];
  await wish(quick, 'email', true);
  for (const { path } of slow.browsers) all.push.answer(path, 'hang');
  const before = all.push.requests();
  await announce(all.notifications, 'comment.posted', commentTo(slow.personId));
  await until(() => all.push.requests() > before);
  await announce(all.notifications, 'comment.posted', commentTo(quick));
  await until(() => all.mail.taken.length === 1);
  const sending = { kind: 'comment-notice', state: { in: ['queued', 'sending'] } };
  expect(await all.prisma.message.count({ where: sending })).toBeGreaterThan(0);
  await until(async () => (await all.prisma.message.count({ where: sending })) === 0);
});

test('When a member turns on more browsers than allowed, then the oldest makes room', async () => {
  const { personId, browsers } = await withBrowsers(limits.push.most + 1);
  expect(await countOf(personId)).toBe(limits.push.most);
  await announce(all.notifications, 'comment.posted', commentTo(personId));
  await until(() => all.push.taken.length === limits.push.most);
  expect(all.push.taken.map(({ path }) => path)).not.toContain(browsers[0]?.path);
});

test('When the same browser is turned on twice, then it counts once, and turned off it counts no more', async () => {
  const { personId, browsers } = await withBrowsers(2);
  const [one] = browsers;
  await turnOn(personId, one!);
  expect(await countOf(personId)).toBe(2);
  expect((await turnOff(personId, one!.subscription.endpoint)).status).toBe(204);
  expect(await countOf(personId)).toBe(1);
  await turnOff(personId);
  expect(await countOf(personId)).toBe(0);
});

test('When another member turns on the same browser, then it is theirs alone', async () => {
  const { personId, browsers } = await withBrowsers(1);
  const other = member({ phone: null, email: 'noah@stone.example' });
  await turnOn(other, browsers[0]!);
  expect([await countOf(personId), await countOf(other)]).toEqual([0, 1]);
  await turnOff(personId, browsers[0]?.subscription.endpoint);
  expect(await countOf(other)).toBe(1);
});

test.each([
  'http://push.kingdombuilders.dev/a',
  'https://127.0.0.1/a',
  'https://localhost/a',
  'https://postgres/a',
  'https://push.kingdombuilders.dev:5432/a',
  'ftp://push.kingdombuilders.dev/a',
])('When a browser names %s, then 400 and nothing is stored', async (endpoint) => {
  const personId = member(ruth);
  const answer = await turnOn(personId, makePushBrowser(endpoint));
  expect(answer.status).toBe(400);
  expect(await countOf(personId)).toBe(0);
});

test('When the name of a push service leads into our network, then nothing is sent there', async () => {
  const config = liveConfig();
  if (config.DELIVERY !== 'live') throw new Error('this test sends');
  const { subscription } = makePushBrowser('https://localhost/send');
  await storePushBrowser(all.prisma, key, randomUUID(), subscription);
  const { id: to } = await all.prisma.pushBrowser.findFirstOrThrow();
  const transport = createPushTransport(config, all.prisma);
  const outcome = await transport.send({ id: randomUUID(), to, composed: { text: '{}' } });
  expect(outcome).toMatchObject({ outcome: 'failed', error: expect.stringContaining(privateCode) });
  await transport.close();
});

test('When a visitor asks, turns on or off, then 401', async () => {
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    all.notifications.call(method, path, body ? { body } : {});
  expect((await call('GET', push)).status).toBe(401);
  expect((await call('PUT', push, browser().subscription)).status).toBe(401);
  expect((await call('POST', '/api/notifications/push-removal', { endpoint: null })).status).toBe(
    401,
  );
});

test('When a browser is stored, then its address and keys are not readable in the table', async () => {
  const { browsers } = await withBrowsers(1);
  const row = JSON.stringify(await all.prisma.pushBrowser.findFirstOrThrow());
  const { endpoint, keys } = browsers[0]!.subscription;
  for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(row).not.toContain(secret);
});

test('When a member asks for their data, then it names the push service, and no address or key', async () => {
  const { personId, browsers } = await withBrowsers(1);
  const requestedAt = new Date().toISOString();
  const exportId = randomUUID();
  await announce(all.notifications, 'export.requested', { exportId, personId, requestedAt });
  const gathered = await eventsOf(all.notifications, 'export.gathered');
  const { data } = gathered.find((one) => one.exportId === exportId)!;
  expect(data).toMatchObject({ pushBrowsers: [{ pushService: 'push.kingdombuilders.dev' }] });
  const { endpoint, keys } = browsers[0]!.subscription;
  for (const secret of [new URL(endpoint).pathname, keys.auth])
    expect(JSON.stringify(data)).not.toContain(secret);
});

test('When a member is erased, then their browsers are too, and none is stored later', async () => {
  const [{ personId, browsers }, other] = [await withBrowsers(1), await withBrowsers(1)];
  const requestedAt = new Date().toISOString();
  await announce(all.notifications, 'person.erasing', { personId, requestedAt });
  expect(await countOf(personId)).toBe(0);
  expect(await countOf(other.personId)).toBe(1);
  expect((await turnOn(personId, browsers[0]!)).status).toBe(401);
  expect(await countOf(personId)).toBe(0);
});
