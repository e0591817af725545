import { randomUUID } from 'node:crypto';
import { site } from '@kbf/contracts';
import type { EventPayload } from '@kbf/events';
import { until } from '@kbf/test-kit';
import { beforeEach, expect, test } from 'vitest';
import { useAll } from '../providers.ts';
import { aLogin, announce, origin, phone } from '../setup.ts';

const all = useAll();
const soon = () => new Date(Date.now() + 600_000).toISOString();

beforeEach(() => {
  all.mail.taken.splice(0);
  all.twilio.taken.splice(0);
});

test('When a login is requested twice with one message id, then one text goes out', async () => {
  const event = aLogin();
  await announce(all.notifications, 'message.requested', event);
  await announce(all.notifications, 'message.requested', event);
  await all.nothingWaits();
  expect(all.twilio.taken).toMatchObject([{ to: phone, body: expect.stringContaining('314159') }]);
});

test('When an address is to be confirmed, then the mail greets and says what for', async () => {
  await announce(all.notifications, 'message.requested', {
    messageId: randomUUID(),
    channel: 'email',
    kind: 'verify-email',
    content: {
      to: 'ruth@castellanos.example',
      link: `${origin}/verify-email#token=Abc`,
      fullName: 'Ruth Castellanos',
      purpose: 'training',
    },
    notAfter: soon(),
  });
  await until(() => all.mail.taken.length === 1);
  expect(all.mail.taken[0]?.text).toContain('Hello Ruth,');
  expect(all.mail.taken[0]?.text).toContain('training');
});

const email = 'ruth@castellanos.example';
const before = { phone, email, fullName: 'Ruth Castellanos' };
const undoLink = `${origin}/login#undo=Abc`;
type Changed = EventPayload<'account.changed'>;
const change = (done: Changed['done'], ways?: Changed['told']['ways']) => ({
  changeId: randomUUID(),
  personId: randomUUID(),
  done,
  told: {
    fullName: 'Ruth Castellanos',
    ways: ways ?? [
      { channel: 'sms' as const, to: phone, undoLink },
      { channel: 'email' as const, to: email, undoLink },
    ],
  },
});

test.each([
  ['phone-changed', `your phone number was changed. Not you? ${undoLink} undoes it.`],
  ['email-changed', `your email address was changed. Not you? ${undoLink}`],
  ['phone-waits', `your phone number will change in a day. Not you? ${undoLink} stops it.`],
  ['passkey-added', `a passkey was added to your account. Not you? ${undoLink} undoes it.`],
] as const)(
  'When %s is announced twice, then number and address are told once, each with the link',
  async (done, words) => {
    const event = change(done);
    await announce(all.notifications, 'account.changed', event);
    await announce(all.notifications, 'account.changed', event);
    await all.nothingWaits();
    expect(all.twilio.taken).toMatchObject([{ to: phone, body: expect.stringContaining(words) }]);
    expect(all.mail.taken).toMatchObject([{ recipient: email }]);
    expect(all.mail.taken[0]?.text).toContain(undoLink);
  },
);

test('When a contact may not undo, then it is told whom to write to', async () => {
  const ways = [{ channel: 'sms' as const, to: phone }];
  await announce(all.notifications, 'account.changed', change('email-changed', ways));
  await all.nothingWaits();
  expect(all.twilio.taken).toMatchObject([
    { body: expect.stringContaining(`Not you? Write to us: ${site.contactEmail}`) },
  ]);
  expect(all.mail.taken).toHaveLength(0);
});

test.each([
  ['undone', 'changes to your account were undone', 'Changes to your account were undone'],
  [
    'frozen',
    'No one can log in until we decide',
    'Your account is frozen until we know who owns it',
  ],
  ['given', 'you can use your account again', 'You can use your account again'],
] as const)('When an account is %s, then its contacts are told', async (done, words, subject) => {
  await announce(all.notifications, 'account.changed', change(done));
  await all.nothingWaits();
  expect(all.twilio.taken).toMatchObject([{ to: phone, body: expect.stringContaining(words) }]);
  expect(all.mail.taken).toMatchObject([{ recipient: email, subject }]);
});

test('When an account is frozen, then every admin is told where to decide, twice announced, once', async () => {
  all.auth.admins.push({ phone, email: 'grace@whitfield.example' }, { phone, email: null });
  const event = { personId: randomUUID(), frozenAt: new Date().toISOString() };
  await announce(all.notifications, 'account.frozen', event);
  await announce(all.notifications, 'account.frozen', event);
  await all.nothingWaits();
  const words = expect.stringContaining(`${origin}/admin/members?frozen=true`);
  expect(all.mail.taken).toMatchObject([{ recipient: 'grace@whitfield.example', text: words }]);
  expect(all.twilio.taken).toMatchObject([{ to: phone, body: words }]);
});

test('When an admin was suspended, then that person is told, and every other admin with a link, once', async () => {
  const undoLink = `${origin}/login#role=Abc`;
  const admin = { phone: '+12025550155', email: 'admin@stone.example', fullName: 'Ada Stone' };
  const event = {
    changeId: randomUUID(),
    personId: randomUUID(),
    change: 'suspended' as const,
    person: before,
    admins: [{ ...admin, undoLink }],
    changedAt: new Date().toISOString(),
  };
  await announce(all.notifications, 'role.changed', event);
  await announce(all.notifications, 'role.changed', event);
  await all.nothingWaits();
  const textTo = (to: string) => all.twilio.taken.filter((one) => one.to === to);
  expect(textTo(phone)).toMatchObject([{ body: expect.stringContaining('You were suspended') }]);
  expect(textTo(admin.phone)).toMatchObject([{ body: expect.stringContaining(undoLink) }]);
  expect(textTo(phone)[0]?.body).not.toContain('#role=');
  expect(all.mail.taken.map(({ recipient }) => recipient).toSorted()).toEqual(
    [admin.email, before.email].toSorted(),
  );
});

test('When an account was deleted, then each contact is told once, the old ones with the way back', async () => {
  const stopLink = `${origin}/login#keep=Abc`;
  const now = Date.now();
  const event = {
    personId: randomUUID(),
    owner: {
      fullName: before.fullName,
      ways: [
        { channel: 'sms' as const, to: phone, undoLink: stopLink },
        { channel: 'email' as const, to: before.email, undoLink: stopLink },
        { channel: 'email' as const, to: 'later@stone.example' },
      ],
    },
    deletedAt: new Date(now).toISOString(),
    erasesAt: new Date(now + 7 * 86_400_000).toISOString(),
  };
  await announce(all.notifications, 'account.deleted', event);
  await announce(all.notifications, 'account.deleted', event);
  await all.nothingWaits();
  const words = expect.stringContaining(`delete it in 7 days. Not you? ${stopLink} stops it.`);
  expect(all.twilio.taken).toMatchObject([{ to: phone, body: words }]);
  expect(all.mail.taken).toMatchObject([
    { recipient: before.email, subject: 'Your account will be deleted in 7 days' },
    { recipient: 'later@stone.example', subject: 'Your account will be deleted in 7 days' },
  ]);
  expect(all.mail.taken[0]?.text).toContain(stopLink);
  expect(all.mail.taken[1]?.text).not.toContain('#keep');
  expect(all.mail.taken[1]?.text).toContain('write to us');
});

test('When a person is erased everywhere, then one mail says so, and the log does not tell to whom', async () => {
  const event = {
    personId: randomUUID(),
    owner: { email: 'mia@stone.example', fullName: 'Mia Stone' },
    erasedAt: new Date().toISOString(),
  };
  const requestedAt = event.erasedAt;
  await announce(all.notifications, 'person.erasing', { personId: event.personId, requestedAt });
  await announce(all.notifications, 'account.erased', event);
  await announce(all.notifications, 'account.erased', event);
  await all.nothingWaits();
  expect(all.mail.taken).toMatchObject([
    { recipient: 'mia@stone.example', subject: 'Your account has been deleted' },
  ]);
  const logged = await all.prisma.message.findMany({ where: { kind: 'account-erased' } });
  expect(logged).toMatchObject([
    { maskedTo: '…', recipientHash: '', personId: null, sealed: null },
  ]);
});
