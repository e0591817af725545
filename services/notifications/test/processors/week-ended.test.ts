import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announce, origin } from '../setup.ts';
import { ruth, useNotices } from './notices.ts';

const { all, member, kept } = useNotices('week');
const say = (personId: string, more: object = {}, endedAt = new Date()) =>
  announce(all.notifications, 'week.ended', {
    personId,
    prayed: 0,
    comments: 0,
    matches: 0,
    endedAt: endedAt.toISOString(),
    ...more,
  });

test('When a week is over, then one mail tells what it brought, and one tap ends these mails', async () => {
  const personId = member(ruth);
  const endedAt = new Date();
  await say(personId, { prayed: 12, comments: 1, matches: 2 }, endedAt);
  await say(personId, { prayed: 12, comments: 1, matches: 2 }, endedAt);
  await until(() => all.mail.taken.length === 1);
  const [mail] = all.mail.taken;
  expect(mail?.recipient).toBe(ruth.email);
  expect(mail?.text).toContain('people prayed 12 times for what you shared');
  expect(mail?.text).toContain('There is one new comment for you.');
  expect(mail?.text).toContain('2 new posts from members match');
  expect(mail?.text).toContain(`${origin}/account?tab=prayers`);
  const address = /^<(.+)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
  await all.notifications.call('POST', address.slice(origin.length), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  await say(personId, { prayed: 1 });
  expect(await kept()).toBe(1);
});

test('When there were only prayers, then the mail tells of nothing else', async () => {
  await say(member(ruth), { prayed: 1 });
  await until(() => all.mail.taken.length === 1);
  expect(all.mail.taken[0]?.text).toContain('people prayed once for what you shared');
  expect(all.mail.taken[0]?.text).not.toMatch(/comment|new post/);
});

test('When there is no address, or it is days old, then nothing is sent, and never a text', async () => {
  await say(member({ phone: ruth.phone, email: null }), { prayed: 3 });
  await say(member(ruth), { prayed: 3 }, new Date(Date.now() - 3 * 24 * 3_600_000));
  expect(await kept()).toBe(0);
  expect(all.twilio.taken).toEqual([]);
});
