import { randomUUID } from 'node:crypto';
import twilio from 'twilio';
import { beforeEach, expect, test } from 'vitest';
import { hashRecipient } from '../../src/messages/recipient.ts';
import {
  authToken,
  key,
  messageOf,
  origin,
  phone,
  queueLogin,
  useNotifications,
} from '../setup.ts';

const notifications = useNotifications();
const database = () => notifications.deps.database;

/** Each call is about a new text by default. */
function post(path: string, form: Record<string, string>, token = authToken) {
  const whole = { MessageSid: `SM${randomUUID()}`, ...form };
  return notifications.call('POST', path, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(token, origin + path, whole),
    },
    body: new URLSearchParams(whole).toString(),
  });
}
const incoming = '/api/notifications/sms-incoming';
const blocks = { where: { recipientHash: hashRecipient(key, phone) } };
const isBlocked = async () => (await database().prisma.smsBlock.count(blocks)) === 1;
beforeEach(() => database().prisma.smsBlock.deleteMany());

test('When a person sends STOP, then no text goes to that number until START', async () => {
  const stop = await post(incoming, { From: phone, Body: ' stop ' });
  expect(stop.status).toBe(200);
  expect(stop.text).not.toContain('<Message>');
  expect(await isBlocked()).toBe(true);
  await post(incoming, { From: phone, Body: 'STOP' });
  await post(incoming, { From: phone, Body: 'Start' });
  expect(await isBlocked()).toBe(false);
});

test.each(['STOP.', 'Stop!', '"stop"', 'stop all', 'Opt-out'])(
  'When a person writes %s, then it stops',
  async (Body) => {
    await post(incoming, { From: phone, Body });
    expect(await isBlocked()).toBe(true);
  },
);

test.each(['Please do not stop', 'I cannot make it to the stop.'])(
  'When a person writes %s, then it does not stop',
  async (Body) => {
    await post(incoming, { From: phone, Body });
    expect(await isBlocked()).toBe(false);
  },
);

test('When an old STOP or an old START is sent again, then what was said since stays', async () => {
  const stop = { From: phone, Body: 'STOP', MessageSid: 'SM-stop' };
  const start = { From: phone, Body: 'START', MessageSid: 'SM-start' };
  await post(incoming, stop);
  await post(incoming, start);
  expect((await post(incoming, stop)).status).toBe(200);
  expect(await isBlocked()).toBe(false);
  await post(incoming, { From: phone, Body: 'STOP' });
  await post(incoming, start);
  expect(await isBlocked()).toBe(true);
});

test('When an old word about a text is sent again, then it says nothing about its second sending', async () => {
  const id = await queueLogin(database());
  const { prisma } = database();
  const path = `/api/notifications/sms-status/${id}`;
  const old = { MessageStatus: 'failed', MessageSid: 'SM-first', ErrorCode: '30005' };
  await prisma.message.update({ where: { id }, data: { state: 'sent', sealed: null } });
  await post(path, old);
  expect(await messageOf(database(), id)).toMatchObject({ state: 'failed' });
  const second = { state: 'sent', providerId: 'SM-second', error: null };
  await prisma.message.update({ where: { id }, data: second });
  expect((await post(path, old)).status).toBe(204);
  expect(await messageOf(database(), id)).toMatchObject(second);
});

test('When a person sends HELP, then the answer says who we are, unless Twilio has answered', async () => {
  const help = await post(incoming, { From: phone, Body: 'help' });
  expect(help.headers.get('content-type')).toContain('text/xml');
  expect(help.text).toContain('Kingdom Builders Fellowship');
  const answered = await post(incoming, { From: phone, Body: 'help', OptOutType: 'HELP' });
  expect(answered.text).not.toContain('<Message>');
});

test('When a webhook is not signed by Twilio, then it is refused and nothing changes', async () => {
  const forged = await post(incoming, { From: phone, Body: 'STOP' }, 'guessed');
  expect(forged.status).toBe(403);
  expect(await isBlocked()).toBe(false);
});

test('When callbacks arrive in any order, then the later word stays', async () => {
  const id = await queueLogin(database());
  await database().prisma.message.update({ where: { id }, data: { state: 'sending' } });
  const path = `/api/notifications/sms-status/${id}`;
  expect((await post(path, { MessageStatus: 'delivered', MessageSid: 'SM1' })).status).toBe(204);
  await post(path, { MessageStatus: 'sent', MessageSid: 'SM1' });
  expect((await messageOf(database(), id)).state).toBe('delivered');
  expect(await messageOf(database(), id)).toMatchObject({
    providerId: 'SM1',
    sealed: null,
  });
});

test('When a text arrives that we had given up, then the log says so; a late failure changes nothing', async () => {
  const id = await queueLogin(database());
  await database().prisma.message.update({
    where: { id },
    data: { state: 'failed', sealed: null, error: 'given up' },
  });
  const path = `/api/notifications/sms-status/${id}`;
  await post(path, { MessageStatus: 'delivered', MessageSid: 'SM2' });
  await post(path, { MessageStatus: 'undelivered', MessageSid: 'SM2' });
  expect(await messageOf(database(), id)).toMatchObject({
    state: 'delivered',
    error: null,
  });
});

test('When a callback names a message that is not ours, then 404; when it is no id, then 400', async () => {
  const unknown = '/api/notifications/sms-status/0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
  expect((await post(unknown, { MessageStatus: 'sent' })).status).toBe(404);
  expect((await post('/api/notifications/sms-status/1', {})).status).toBe(400);
});

test('When delivery is live, then there is no local outbox', async () => {
  const response = await notifications.call('GET', '/dev/messages');
  expect(response.status).toBe(404);
});
