import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announce, origin } from '../setup.ts';
import { ruth, useNotices } from './notices.ts';

const { all, member, wish, kept } = useNotices('partner-answered');
const answered = (personId: string, answeredAt = new Date()) => ({
  personId,
  week: '2026-03-02',
  answeredAt: answeredAt.toISOString(),
});

test('When a partner has answered, then one notice goes by the chosen way, whatever is told twice', async () => {
  const personId = member(ruth);
  await wish(personId, 'email', false);
  await announce(all.notifications, 'partner.answered', answered(personId));
  await announce(all.notifications, 'partner.answered', answered(personId));
  await until(() => all.mail.taken.length === 1);
  expect(all.mail.taken[0]).toMatchObject({
    recipient: ruth.email,
    text: expect.stringContaining(`${origin}/partner`) as string,
  });
  expect(await kept()).toBe(1);
});

test('When a member chose texts, then a text tells it', async () => {
  const personId = member(ruth);
  await wish(personId, 'sms', false);
  await announce(all.notifications, 'partner.answered', answered(personId));
  await until(() => all.twilio.taken.length === 1);
  expect(all.mail.taken).toHaveLength(0);
});

test('When nobody can be reached, or it was days ago, then nothing is sent', async () => {
  const nobody = member({ phone: null, email: null });
  await announce(all.notifications, 'partner.answered', answered(nobody));
  const daysAgo = new Date(Date.now() - 3 * 24 * 60 * 60_000);
  await announce(all.notifications, 'partner.answered', answered(member(ruth), daysAgo));
  expect(await kept()).toBe(0);
});
