import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announce } from '../setup.ts';
import { grace, textOnly, useTwoAdmins } from '../two-admins.ts';

const all = useTwoAdmins();

test('When a cap of the site is nearly used up, then each admin is told which, and once for one notice', async () => {
  const noticeId = randomUUID();
  const near = { noticeId, cap: 'texts' as const, max: 2_000, noticedAt: new Date().toISOString() };
  await announce(all.notifications, 'cap.near', near);
  await announce(all.notifications, 'cap.near', near);
  await announce(all.notifications, 'cap.near', {
    ...near,
    noticeId: randomUUID(),
    cap: 'replies',
  });
  await until(async () => (await all.prisma.message.count({ where: { state: 'sent' } })) === 4);

  expect(all.mail.taken).toMatchObject([
    { recipient: grace.email, subject: 'Almost used up today: login texts' },
    { recipient: grace.email, subject: 'Almost used up today: AI replies' },
  ]);
  expect(all.twilio.taken.map(({ to }) => to)).toEqual([textOnly.phone, textOnly.phone]);
  expect(all.twilio.taken[0]?.body).toMatch(/login texts .*2000/);
});

test('When many wrong codes are entered, then each admin is told that somebody may be guessing', async () => {
  const mails = all.mail.taken.length;
  const noticedAt = new Date().toISOString();
  const cap = 'wrong codes' as const;
  await announce(all.notifications, 'cap.near', {
    noticeId: randomUUID(),
    cap,
    max: 100,
    noticedAt,
  });
  await until(async () => all.mail.taken.length > mails);
  expect(all.mail.taken.at(-1)).toMatchObject({
    recipient: grace.email,
    subject: 'Many wrong login codes today',
  });
});
