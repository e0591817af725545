import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announce, origin } from '../setup.ts';
import { ruth, useNotices } from './notices.ts';

const { all, member, wish, kept } = useNotices('comment-notice');
const wishes = (userId: string, channel: 'sms' | 'email') => wish(userId, channel, true);

const commentOn = (prayerAuthorId: string, prayerId = randomUUID(), postedAt = new Date()) => ({
  commentId: randomUUID(),
  prayerId,
  prayerAuthorId,
  postedAt: postedAt.toISOString(),
});

test('When a member never asked for it, then nothing is sent', async () => {
  await announce(all.notifications, 'comment.posted', commentOn(member(ruth)));
  expect(await kept()).toBe(0);
});

test('When a member asked for mails, then one comes, announced twice, and one tap ends them', async () => {
  const personId = member(ruth);
  expect((await wishes(personId, 'email')).status).toBe(200);
  const event = commentOn(personId);
  await announce(all.notifications, 'comment.posted', event);
  await announce(all.notifications, 'comment.posted', event);
  await until(() => all.mail.taken.length === 1);
  const [mail] = all.mail.taken;
  expect(mail).toMatchObject({
    recipient: ruth.email,
    text: expect.stringContaining(`${origin}/prayer-feed?prayer=${event.prayerId}`),
  });
  expect(all.twilio.taken).toHaveLength(0);
  const address = /^<(.+)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(address.startsWith(`${origin}/api/notifications/unsubscribe?token=`)).toBe(true);
  expect(mail?.text).toContain(address);

  const tap = await all.notifications.call('POST', address.slice(origin.length), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(tap.status).toBe(200);
  await announce(all.notifications, 'comment.posted', commentOn(personId));
  expect(await kept()).toBe(1);
});

test('When many comments come within the hour, then one message goes out for each prayer', async () => {
  const personId = member(ruth);
  await wishes(personId, 'sms');
  const [one, other] = [randomUUID(), randomUUID()];
  for (const prayerId of [one, one, one, other])
    await announce(all.notifications, 'comment.posted', commentOn(personId, prayerId));
  await until(() => all.twilio.taken.length === 2);
  expect(await kept()).toBe(2);
  expect(all.twilio.taken.every(({ to }) => to === ruth.phone)).toBe(true);
  await all.notifications.deps.database.pool.query(
    `UPDATE request_limit SET window_ends_at = now()`,
  );
  await announce(all.notifications, 'comment.posted', commentOn(personId, one));
  await until(() => all.twilio.taken.length === 3);
  expect(all.mail.taken).toHaveLength(0);
});

test('When the chosen channel has no proved address, then no other is used', async () => {
  const personId = member({ phone: ruth.phone, email: null });
  await wishes(personId, 'email');
  await announce(all.notifications, 'comment.posted', commentOn(personId));
  expect(await kept()).toBe(0);
});

test('When the comment is a day old, or its prayer’s author is gone, then nothing is sent', async () => {
  const late = member(ruth);
  await wishes(late, 'sms');
  const gone = randomUUID();
  await wishes(gone, 'sms');
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await announce(all.notifications, 'comment.posted', commentOn(late, randomUUID(), yesterday));
  await announce(all.notifications, 'comment.posted', commentOn(gone));
  expect(await kept()).toBe(0);
});

test.each([
  ['sms', 'published', ruth, 'sms', 'Your thank-you note is now public'],
  ['email', 'hidden', ruth, 'email', 'is hidden from'],
  ['email', 'hidden', { phone: ruth.phone, email: null }, 'sms', 'is hidden from'],
] as const)(
  'When an admin decided and the author chose %s (%s), then they are told once, where they can be reached',
  async (chosen, outcome, contacts, channel, words) => {
    const personId = member(contacts);
    await wishes(personId, chosen);
    const prayerId = randomUUID();
    const event = {
      decisionId: randomUUID(),
      kind: 'thanks',
      prayerId,
      authorId: personId,
      outcome,
      decidedAt: new Date().toISOString(),
    } as const;
    await announce(all.notifications, 'moderation.decided', event);
    await announce(all.notifications, 'moderation.decided', event);
    await until(() => all.twilio.taken.length + all.mail.taken.length === 1);
    const said = channel === 'sms' ? all.twilio.taken[0]?.body : all.mail.taken[0]?.text;
    expect(channel === 'email' ? all.mail.taken[0]?.subject : said).toMatch(new RegExp(words, 'i'));
    expect(said?.includes(`/prayer-feed?prayer=${prayerId}`)).toBe(outcome === 'published');
    expect(await all.prisma.message.count()).toBe(1);
  },
);
