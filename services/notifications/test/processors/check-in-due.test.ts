import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announce, origin } from '../setup.ts';
import { ruth, useNotices } from './notices.ts';

const { all, member, wish, kept } = useNotices('check-in');
const due = (personId: string, askedAt = new Date()) => ({
  prayerId: crypto.randomUUID(),
  personId,
  askedAt: askedAt.toISOString(),
});

test('When a member chose mails, then one asks, announced twice, and leads to the account', async () => {
  const personId = member(ruth);
  await wish(personId, 'email', false);
  const event = due(personId);
  await announce(all.notifications, 'check-in.due', event);
  await announce(all.notifications, 'check-in.due', event);
  await until(() => all.mail.taken.length === 1);
  expect(all.mail.taken[0]).toMatchObject({
    recipient: ruth.email,
    text: expect.stringContaining(`${origin}/account?tab=prayers`) as string,
  });
  expect(all.twilio.taken).toHaveLength(0);
  expect(await kept()).toBe(1);
});

test('When a member chose texts, then a text asks', async () => {
  const personId = member(ruth);
  await wish(personId, 'sms', false);
  await announce(all.notifications, 'check-in.due', due(personId));
  await until(() => all.twilio.taken.length === 1);
  expect(all.twilio.taken[0]).toMatchObject({ to: ruth.phone });
  expect(all.mail.taken).toHaveLength(0);
});

test('When the chosen way has no proved address, then the other one is taken, for it was asked for', async () => {
  const personId = member({ phone: null, email: ruth.email });
  await wish(personId, 'sms', false);
  await announce(all.notifications, 'check-in.due', due(personId));
  await until(() => all.mail.taken.length === 1);
  expect(await kept()).toBe(1);
});

test('When nobody can be reached, or the question is days old, then nothing is sent', async () => {
  await announce(all.notifications, 'check-in.due', due(member({ phone: null, email: null })));
  const daysAgo = new Date(Date.now() - 3 * 24 * 60 * 60_000);
  await announce(all.notifications, 'check-in.due', due(member(ruth), daysAgo));
  expect(await kept()).toBe(0);
});
