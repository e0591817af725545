import { randomUUID } from 'node:crypto';
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

const before = { phone, email: 'ruth@castellanos.example', fullName: 'Ruth Castellanos' };
const change = (more: { undoLink?: string; email?: null } = {}) => ({
  changeId: randomUUID(),
  personId: randomUUID(),
  what: 'phone' as const,
  before: { ...before, ...more },
  changedAt: new Date().toISOString(),
});

test('When a number was changed, twice announced, then the old one and the address are told once, each', async () => {
  const event = change({ undoLink: `${origin}/login#undo=Abc` });
  await announce(all.notifications, 'contact-data.changed', event);
  await announce(all.notifications, 'contact-data.changed', event);
  await all.nothingWaits();
  const words = expect.stringContaining('phone number of your account');
  expect(all.twilio.taken).toMatchObject([{ to: phone, body: words }]);
  expect(all.mail.taken).toMatchObject([{ recipient: before.email, text: words }]);
  expect(all.mail.taken[0]?.text).toContain(`${origin}/login#undo=Abc`);
});

test('When a change waits for a day, then the old ones are told so, with the link that stops it', async () => {
  const undoLink = `${origin}/login#undo=Abc`;
  const appliesAt = new Date(Date.now() + 86_400_000).toISOString();
  await announce(all.notifications, 'contact-data.changed', { ...change({ undoLink }), appliesAt });
  await all.nothingWaits();
  const words = expect.stringContaining(`changes in a day. Not you? ${undoLink} stops it.`);
  expect(all.twilio.taken).toMatchObject([{ to: phone, body: words }]);
  expect(all.mail.taken[0]?.text).toContain('It applies in 24 hours.');
});

test('When a passkey was added, twice announced, then both are told once, with the way back', async () => {
  const undoLink = `${origin}/login#undo=Abc`;
  const event = {
    changeId: randomUUID(),
    personId: randomUUID(),
    done: 'added' as const,
    owner: { ...before, undoLink },
    changedAt: new Date().toISOString(),
  };
  await announce(all.notifications, 'passkey.changed', event);
  await announce(all.notifications, 'passkey.changed', event);
  await all.nothingWaits();
  const words = expect.stringContaining('a passkey was added to your account');
  expect(all.twilio.taken).toMatchObject([{ to: phone, body: words }]);
  expect(all.mail.taken).toMatchObject([
    { recipient: before.email, subject: 'A passkey was added to your account' },
  ]);
  expect(all.mail.taken[0]?.text).toContain(undoLink);
});

test('When somebody had proved no address, then only the number is told', async () => {
  await announce(all.notifications, 'contact-data.changed', change({ email: null }));
  await all.nothingWaits();
  expect(all.twilio.taken).toHaveLength(1);
  expect(all.mail.taken).toHaveLength(0);
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
