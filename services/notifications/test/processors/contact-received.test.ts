import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { remindAdmins } from '../../src/promises/remind-admins.ts';
import { useAll } from '../providers.ts';
import { announce } from '../setup.ts';

const all = useAll();
const admin = { phone: '+12025550101', email: 'grace@whitfield.example' };
const textOnly = { phone: '+12025550107', email: null };

beforeAll(() => void all.auth.admins.push(admin, textOnly));
beforeEach(async () => {
  all.mail.taken.splice(0);
  all.twilio.taken.splice(0);
  await all.prisma.message.deleteMany();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

function received(type: string, email: string, options: { name?: string; hours?: number } = {}) {
  return {
    submissionId: randomUUID(),
    type,
    sender: { fullName: options.name ?? 'Ruth Castellanos', email },
    receivedAt: hoursAgo(options.hours ?? 0),
  };
}

const sentMessages = (count: number) =>
  until(async () => (await all.prisma.message.count({ where: { state: 'sent' } })) === count);

test('When a contribution comes in, twice, then its author is thanked, each admin told once, type only', async () => {
  const event = received('Guest Speaker', 'ruth@castellanos.example');
  await announce(all.notifications, 'contact.received', event);
  await announce(all.notifications, 'contact.received', event);
  await sentMessages(3);
  const thanks = all.mail.taken.find(({ recipient }) => recipient.startsWith('ruth'));
  expect(thanks?.text).toContain('Hello Ruth,');
  expect(thanks?.text).toContain('within 24 hours');
  expect(thanks?.html).toContain('within 24 hours');
  const notice = all.mail.taken.find(({ recipient }) => recipient === admin.email);
  expect(notice?.subject).toBe('New message: Guest Speaker');
  expect(`${notice?.text}${notice?.html}`).not.toContain('Ruth');
  expect(`${notice?.text}${notice?.html}`).not.toContain('castellanos');
  expect(all.mail.taken).toHaveLength(2);
  expect(all.twilio.taken).toMatchObject([
    { to: textOnly.phone, body: expect.stringContaining('Guest Speaker') },
  ]);
  const promise = { submissionId: event.submissionId };
  expect(await all.prisma.replyPromise.count({ where: promise })).toBe(1);
});

test('When somebody joins, then they are thanked without a promise of 24 hours', async () => {
  const event = received('Member', 'noah@kane.example');
  await announce(all.notifications, 'contact.received', event);
  await sentMessages(3);
  const thanks = all.mail.taken.find(({ recipient }) => recipient.startsWith('noah'));
  expect(thanks?.text).toContain('Thank you');
  expect(thanks?.text).not.toContain('24');
  const promise = { submissionId: event.submissionId };
  expect(await all.prisma.replyPromise.count({ where: promise })).toBe(0);
});

test('When name and type are scripts and advertising, then no mail carries them', async () => {
  const name = 'https://buy.example <script>alert(1)</script>';
  await announce(
    all.notifications,
    'contact.received',
    received(name, 'mia@stone.example', { name }),
  );
  await sentMessages(3);
  for (const mail of all.mail.taken) {
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('script>');
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('buy.example');
  }
  expect(all.twilio.taken[0]?.body).toContain('General Contact');
});

test('When the site has sent all thanks of a day, then admins still hear of a message', async () => {
  await all.prisma.$executeRaw`UPDATE request_limit SET count = 1000 WHERE key = 'thanks: site'`;
  await announce(all.notifications, 'contact.received', received('Member', 'late@kane.example'));
  await sentMessages(2);
  expect(all.mail.taken.map(({ recipient }) => recipient)).toEqual([admin.email]);
  await all.prisma.$executeRaw`DELETE FROM request_limit WHERE key = 'thanks: site'`;
});

test('When one inbox is typed in five times, with tags or without, then it gets three mails', async () => {
  for (const tag of ['', '', '+a', '+b', '+c'])
    await announce(
      all.notifications,
      'contact.received',
      received('Member', `target${tag}@elsewhere.example`),
    );
  const thanks = { kind: 'contact-thanks' };
  expect(await all.prisma.message.count({ where: thanks })).toBe(3);
});

test('When contributions wait for 20 hours, then admins are reminded once of each that nobody answered', async () => {
  await all.prisma.replyPromise.deleteMany();
  const waiting = received('Event Sponsorship', 'a@waits.example', { hours: 20.5 });
  const answered = received('Event Sponsorship', 'b@waits.example', { hours: 20.5 });
  const early = received('Event Sponsorship', 'c@waits.example', { hours: 19 });
  await announce(all.notifications, 'contact.answered', {
    submissionId: answered.submissionId,
    answeredAt: hoursAgo(1),
  });
  for (const event of [waiting, answered, early])
    await announce(all.notifications, 'contact.received', event);
  const { deps } = all.notifications;
  const [first, second] = await Promise.all([remindAdmins(deps), remindAdmins(deps)]);
  expect(first + second).toBe(1);
  expect(await remindAdmins(deps)).toBe(0);
  expect(await all.prisma.message.count({ where: { kind: 'reply-due' } })).toBe(2);
  const { remindedAt } = await all.prisma.replyPromise.findUniqueOrThrow({
    where: { submissionId: waiting.submissionId },
  });
  expect(remindedAt).not.toBeNull();
});
