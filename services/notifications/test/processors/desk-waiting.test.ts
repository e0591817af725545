import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announce } from '../setup.ts';
import { grace, textOnly, useTwoAdmins } from '../two-admins.ts';

const all = useTwoAdmins();

const waiting = (danger: number, held: number, reported: number) => ({
  noticeId: randomUUID(),
  danger,
  held,
  reported,
  countedAt: new Date().toISOString(),
});

test('When something waits at the desk, then each admin is told how much and where, once an hour at most', async () => {
  await announce(all.notifications, 'desk.waiting', waiting(1, 3, 0));
  await announce(all.notifications, 'desk.waiting', waiting(2, 3, 1));
  await until(async () => (await all.prisma.message.count({ where: { state: 'sent' } })) === 2);

  expect(all.mail.taken).toMatchObject([
    {
      recipient: grace.email,
      subject: 'Care desk: 1 in danger, 3 held',
      text: expect.stringContaining('/admin/care'),
    },
  ]);
  expect(all.twilio.taken).toMatchObject([
    { to: textOnly.phone, body: expect.stringMatching(/1 in danger, 3 held\..*\/admin\/care/) },
  ]);
});
