import { randomUUID } from 'node:crypto';
import { admin, newMember, until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { forgetFailed } from '../../src/sending/close-messages.ts';
import { eventsOf, messageOf, phone, queueLogin, reaches } from '../setup.ts';
import { useSending } from '../use-senders.ts';

const { notifications, database, twilio, startSender, stopSenders } = useSending();

const resend = (id: string, as: Parameters<typeof notifications.call>[2] = { as: admin }) =>
  notifications.call('POST', `/api/notifications/deliveries/${id}/resend`, as);
type Listed = { resendable: boolean }[];
const list = () =>
  notifications.call<Listed>('GET', '/api/notifications/deliveries', { as: admin });
const hasForgotten = async (id: string) => (await messageOf(database(), id)).sealed === null;

/** A text that Twilio refused. */
async function failedLogin(): Promise<string> {
  twilio().behave({ status: 400, code: 21211 });
  const id = await queueLogin(database());
  startSender();
  await reaches(database(), id, 'failed');
  return id;
}

test('When an admin resends a failed text, then it goes out, its words are gone, and who did it is told', async () => {
  const id = await failedLogin();
  expect(await hasForgotten(id)).toBe(false);
  const [listed] = (await list()).json();
  expect(listed).toMatchObject({ id, state: 'failed', resendable: true });
  const response = await resend(id);
  expect(response.status).toBe(200);
  expect(response.json()).toMatchObject({ id, state: 'queued', error: null, resendable: false });
  expect(response.text).not.toContain(phone);
  await reaches(database(), id, 'sent');
  expect(twilio().taken).toHaveLength(1);
  expect(await hasForgotten(id)).toBe(true);
  const [event] = await eventsOf(notifications, 'privilege.used');
  expect(event).toMatchObject({
    actorId: admin.userId,
    action: 'delivery.resent',
    subjectId: id,
    details: { kind: 'login', channel: 'sms', was: 'failed' },
  });
  expect(JSON.stringify(event)).not.toContain(phone);
  expect((await resend(id)).status).toBe(409);
});

test('When who is not an admin resends, then it is refused and nothing goes out', async () => {
  const id = await failedLogin();
  expect((await resend(id, {})).status).toBe(401);
  expect((await resend(id, { as: newMember() })).status).toBe(403);
  expect((await messageOf(database(), id)).state).toBe('failed');
});

test('When there is no such message, then 404; when it is no id, then 400', async () => {
  expect((await resend(randomUUID())).status).toBe(404);
  expect((await resend('1')).status).toBe(400);
});

test('When a failed text is of no use any more, then its words go and it is not sent again', async () => {
  const id = await failedLogin();
  await stopSenders();
  await database().pool.query('UPDATE message SET not_after = now() WHERE id = $1', [id]);
  const [listed] = (await list()).json();
  expect(listed).toMatchObject({ id, resendable: false });
  expect((await resend(id)).status).toBe(409);
  startSender();
  await until(() => hasForgotten(id));
  expect((await resend(id)).status).toBe(409);
});

test('When a message failed a day ago, then its words go, however long it would be of use', async () => {
  const [old, young] = [await queueLogin(database()), await queueLogin(database())];
  await database().pool.query(
    `UPDATE message SET state = 'failed', not_after = now() + interval '9 days',
       updated_at = now() - CASE WHEN id = $1 THEN interval '25 hours' ELSE interval '23 hours' END
     WHERE id = ANY($2)`,
    [old, [old, young]],
  );
  await forgetFailed(database().prisma);
  expect(await hasForgotten(old)).toBe(true);
  expect(await hasForgotten(young)).toBe(false);
});

test('When our credentials are refused (401), then the text waits until they are right', async () => {
  twilio().behave({ status: 401, code: 20003 });
  const id = await queueLogin(database());
  startSender();
  await reaches(database(), id, 'sent');
  expect(twilio().taken).toHaveLength(1);
  const { attempts } = await messageOf(database(), id);
  expect(attempts).toBe(2);
});
