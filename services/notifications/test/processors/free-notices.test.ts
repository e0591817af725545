import { randomUUID } from 'node:crypto';
import { makePushBrowser, until } from '@kbf/test-kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushOrigin } from '../providers.ts';
import { announce, origin } from '../setup.ts';
import { ruth, useNotices } from './notices.ts';

const { all, member } = useNotices('gathering-reminder');
const minuteMs = 60_000;
const at = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const as = (userId: string) => ({ as: { role: 'member' as const, userId } });

beforeEach(() => all.prisma.requestLimit.deleteMany());
afterEach(async () => {
  await all.prisma.pushBrowser.deleteMany();
  all.push.taken.splice(0);
});

/** By kind: what causes the notice, its topic, where it leads, and words of its mail. Two have none. */
const notices = {
  'gathering-reminder': {
    topic: 'gatherings',
    path: '/',
    words: 'starts in about an hour',
    cause: (personId: string, startsAt = at(60)) =>
      announce(all.notifications, 'gathering.near', { personId, startsAt }),
  },
  'circle-invitation': {
    topic: 'circles',
    path: '/prayer/circles',
    words: 'invited you to a prayer circle',
    cause: (personId: string) =>
      announce(all.notifications, 'circle.invited', {
        invitationId: randomUUID(),
        personId,
        invitedAt: at(0),
      }),
  },
  'prayed-for': {
    topic: 'prayed',
    path: '/account?tab=prayers',
    words: undefined,
    cause: (personId: string) =>
      announce(all.notifications, 'member.prayed-for', { personId, toldAt: at(0) }),
  },
  chat: {
    topic: 'chats',
    path: '/prayer/chats',
    words: undefined,
    cause: (personId: string) =>
      announce(all.notifications, 'chat.unread', { personId, toldAt: at(0) }),
  },
} as const;
const kinds = Object.entries(notices);
const keptOf = (kind: string) => all.prisma.message.count({ where: { kind } });

/** A member who chose texts, with a browser that takes notices. */
async function withBrowser() {
  const personId = member(ruth);
  const browser = makePushBrowser(`${pushOrigin}/send/${randomUUID()}`);
  const body = browser.subscription;
  await all.notifications.call('PUT', '/api/notifications/push', { ...as(personId), body });
  return { personId, browser };
}
const put = (personId: string, more: object) =>
  all.notifications.call('PUT', '/api/notifications/preferences', {
    ...as(personId),
    body: { commentOnOwnPrayer: false, needMatches: false, channel: 'sms', ...more },
  });

test.each(kinds)(
  'When %s is told, then a browser gets kind and path, and no one else',
  async (kind, { cause, path }) => {
    const { personId, browser } = await withBrowser();
    await cause(personId);
    await until(() => all.push.taken.length === 1);
    await all.nothingWaits();
    expect(browser.read(all.push.taken[0]!.body)).toEqual({ kind, path });
    expect([all.mail.taken, all.twilio.taken]).toEqual([[], []]);
  },
);

const mailed = kinds.filter(([, { words }]) => words);

test.each(mailed)(
  'When a member chose texts and has no browser, then %s comes by email',
  async (_kind, { cause, words, path }) => {
    const personId = member(ruth);
    await put(personId, {});
    await cause(personId);
    await until(() => all.mail.taken.length === 1);
    expect(all.mail.taken[0]?.text).toContain(words);
    expect(all.mail.taken[0]?.text).toContain(origin + path);
  },
);

test.each(kinds)(
  'When a member has a number alone, then %s never comes as a text',
  async (kind, { cause }) => {
    await cause(member({ phone: ruth.phone, email: null }));
    expect(await keptOf(kind)).toBe(0);
  },
);

test.each(['prayed-for', 'chat'] as const)(
  'When a member has no browser, then no mail tells of %s',
  async (kind) => {
    await notices[kind].cause(member(ruth));
    expect(await keptOf(kind)).toBe(0);
  },
);

test.each(kinds)(
  'When a member has turned off %s, then it comes nowhere',
  async (kind, { cause, topic }) => {
    const { personId } = await withBrowser();
    await put(personId, { muted: [topic] });
    await cause(personId);
    expect(await keptOf(kind)).toBe(0);
  },
);

test.each(mailed)(
  'When %s is wanted by email instead, then no browser gets it',
  async (_kind, { cause, topic }) => {
    const { personId } = await withBrowser();
    await put(personId, { notByPush: [topic] });
    await cause(personId);
    await until(() => all.mail.taken.length === 1);
    expect(all.push.taken).toEqual([]);
  },
);

test('When a reminder comes twice, or after the start, then it is sent once, or not at all', async () => {
  const { cause } = notices['gathering-reminder'];
  const [personId, startsAt] = [member(ruth), at(60)];
  await cause(personId, startsAt);
  await cause(personId, startsAt);
  await cause(member(ruth), at(-1));
  await until(() => all.mail.taken.length === 1);
  expect(await keptOf('gathering-reminder')).toBe(1);
});

test('When a member is invited to many circles on one day, then three notices are sent', async () => {
  const personId = member(ruth);
  for (let count = 0; count < 5; count += 1) await notices['circle-invitation'].cause(personId);
  expect(await keptOf('circle-invitation')).toBe(3);
});
