import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announce, origin } from '../setup.ts';
import { ruth, useNotices } from './notices.ts';

const { all, member, wish, kept } = useNotices('need-match');
const matched = (personId: string, count = 1, lookedAt = new Date()) => ({
  personId,
  count,
  lookedAt: lookedAt.toISOString(),
});
const say = (event: ReturnType<typeof matched>) =>
  announce(all.notifications, 'need.matched', event);

test('When a member never asked for it, or only for comments, then nothing is sent', async () => {
  await say(matched(member(ruth)));
  const personId = member(ruth);
  await wish(personId, 'email', true);
  await say(matched(personId));
  expect(await kept()).toBe(0);
});

test('When a member asked for mails, then one tells how many fit, announced twice, and one tap ends them', async () => {
  const personId = member(ruth);
  await wish(personId, 'email', true, true);
  const event = matched(personId, 3);
  await say(event);
  await say(event);
  await until(() => all.mail.taken.length === 1);
  const [mail] = all.mail.taken;
  expect(mail?.recipient).toBe(ruth.email);
  expect(mail?.text).toContain('3 new posts from members match');
  expect(mail?.text).toContain(`${origin}/needs?tab=yours`);
  const address = /^<(.+)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(address);

  const as = { role: 'member', userId: personId } as const;
  await all.notifications.call('POST', address.slice(origin.length), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  const now = await all.notifications.call('GET', '/api/notifications/preferences', { as });
  expect(now.json()).toMatchObject({ needMatches: false, commentOnOwnPrayer: true });
});

test('When a member asked for texts, then one is enough for the day', async () => {
  const personId = member(ruth);
  await wish(personId, 'sms', false, true);
  await say(matched(personId));
  await say(matched(personId, 2, new Date(Date.now() + 1)));
  await until(() => all.twilio.taken.length === 1);
  expect(all.twilio.taken[0]).toMatchObject({
    to: ruth.phone,
    body: expect.stringContaining('a new post from a member matches') as string,
  });
  expect(await kept()).toBe(1);
});

test.each(['sms', 'email'] as const)(
  'When ever more is said to fit within a day, then one notice by %s goes out, and another member has theirs',
  async (channel) => {
    const [flooded, other] = [member(ruth), member(ruth)];
    for (const personId of [flooded, other]) await wish(personId, channel, false, true);
    for (let told = 0; told < 20; told += 1)
      await say(matched(flooded, 1 + told, new Date(Date.now() + told)));
    expect(await kept()).toBe(1);
    await say(matched(other));
    expect(await kept()).toBe(2);
  },
);

test('When the chosen way is not there, or it is half a day old, then nothing is sent', async () => {
  const unreachable = member({ phone: ruth.phone, email: null });
  await wish(unreachable, 'email', false, true);
  await say(matched(unreachable));
  const late = member(ruth);
  await wish(late, 'email', false, true);
  await say(matched(late, 1, new Date(Date.now() - 12 * 3_600_000)));
  expect(await kept()).toBe(0);
});
