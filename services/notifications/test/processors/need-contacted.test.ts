import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announce, origin } from '../setup.ts';
import { ruth, useNotices } from './notices.ts';

const { all, member, wish, kept } = useNotices('need-contact');
const contacted = (personId: string, change: 'asked' | 'confirmed', changedAt = new Date()) => ({
  contactId: crypto.randomUUID(),
  personId,
  change,
  changedAt: changedAt.toISOString(),
});
const say = (event: ReturnType<typeof contacted>) =>
  announce(all.notifications, 'need.contacted', event);

test('When somebody asks, announced twice, then one mail tells it and leads to the contacts', async () => {
  const personId = member(ruth);
  await wish(personId, 'email', false);
  const event = contacted(personId, 'asked');
  await say(event);
  await say(event);
  await until(() => all.mail.taken.length === 1);
  expect(all.mail.taken[0]).toMatchObject({
    recipient: ruth.email,
    text: expect.stringContaining(`${origin}/needs?tab=contacts`) as string,
  });
  expect(await kept()).toBe(1);
});

test('When both want it, then who asked gets a text', async () => {
  const personId = member(ruth);
  await wish(personId, 'sms', false);
  await say(contacted(personId, 'confirmed'));
  await until(() => all.twilio.taken.length === 1);
  expect(all.twilio.taken[0]).toMatchObject({
    to: ruth.phone,
    body: expect.stringContaining('said yes') as string,
  });
});

test('When many ask within an hour, then two messages are enough', async () => {
  const personId = member(ruth);
  await wish(personId, 'email', false);
  for (let n = 0; n < 4; n += 1) await say(contacted(personId, 'asked'));
  expect(await kept()).toBe(2);
});

test('When nobody can be reached, or it is days old, then nothing is sent', async () => {
  await say(contacted(member({ phone: null, email: null }), 'asked'));
  await say(contacted(member(ruth), 'asked', new Date(Date.now() - 3 * 24 * 3_600_000)));
  expect(await kept()).toBe(0);
});
