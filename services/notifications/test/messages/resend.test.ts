import { randomUUID } from 'node:crypto';
import type { Service } from '@kbf/service-kit';
import { identityHeaders, startTwilioServer, until } from '@kbf/test-kit';
import type { TwilioServer } from '@kbf/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTransports } from '../../src/sending/create-transports.ts';
import { forgetFailed } from '../../src/sending/forget-failed.ts';
import { createSender } from '../../src/sending/sender.ts';
import type { Sender } from '../../src/sending/sender.ts';
import {
  key,
  liveConfig,
  logger,
  openTestDatabase,
  phone,
  queueLogin,
  startApp,
} from '../setup.ts';
import { stateOf } from '../setup.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
let app: Service;
let twilio: TwilioServer;
let sender: Sender | undefined;
const admin = randomUUID();

beforeAll(async () => {
  twilio = await startTwilioServer();
  db = await openTestDatabase();
  app = await startApp(liveConfig(db.url));
});
afterEach(async () => {
  await sender?.stop();
  sender = undefined;
  twilio.taken.splice(0);
});
afterAll(async () => {
  await app.close();
  await db.close();
  await twilio.close();
});

function startSender() {
  const transports = createTransports(
    liveConfig(db.url, { TWILIO_BASE_URL: twilio.origin }),
    db.database,
  );
  sender = createSender({
    database: db.database,
    transports,
    key,
    logger,
    pollMs: 50,
    settleMs: 50,
  });
}

const resend = (id: string, role: 'visitor' | 'member' | 'admin' = 'admin') =>
  app.inject({
    method: 'POST',
    url: `/api/notifications/deliveries/${id}/resend`,
    headers: identityHeaders(
      role === 'visitor' ? { role } : { role, userId: admin },
      'notifications',
    ),
  });

const list = () =>
  app.inject({
    url: '/api/notifications/deliveries',
    headers: identityHeaders({ role: 'admin', userId: admin }, 'notifications'),
  });

/** A text that Twilio refused. */
async function failedLogin(): Promise<string> {
  twilio.behave({ status: 400, code: 21211 });
  const id = await queueLogin(db.database);
  startSender();
  await until(async () => (await stateOf(db.database, id)) === 'failed');
  return id;
}

test('When an admin resends a failed text, then it goes out, its words are gone, and who did it is told', async () => {
  const id = await failedLogin();
  expect(await db.database.message.count({ where: { id, sealed: { not: null } } })).toBe(1);
  const [listed] = (await list()).json<{ resendable: boolean }[]>();
  expect(listed).toMatchObject({ id, state: 'failed', resendable: true });
  const response = await resend(id);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ id, state: 'queued', error: null, resendable: false });
  expect(response.body).not.toContain(phone);
  await until(async () => (await stateOf(db.database, id)) === 'sent');
  expect(twilio.taken).toHaveLength(1);
  expect(await db.database.message.count({ where: { id, sealed: null } })).toBe(1);
  const event = await db.database.outboxEvent.findFirstOrThrow({
    where: { name: 'privilege.used' },
  });
  expect(event.payload).toMatchObject({
    actorId: admin,
    action: 'delivery.resent',
    subjectId: id,
    details: { kind: 'login', channel: 'sms', was: 'failed' },
  });
  expect(JSON.stringify(event.payload)).not.toContain(phone);
  expect((await resend(id)).statusCode).toBe(409);
});

test('When who is not an admin resends, then it is refused and nothing goes out', async () => {
  const id = await failedLogin();
  expect((await resend(id, 'visitor')).statusCode).toBe(401);
  expect((await resend(id, 'member')).statusCode).toBe(403);
  expect(await stateOf(db.database, id)).toBe('failed');
});

test('When there is no such message, then 404; when it is no id, then 400', async () => {
  expect((await resend(randomUUID())).statusCode).toBe(404);
  expect((await resend('1')).statusCode).toBe(400);
});

test('When a failed text is of no use any more, then its words go and it is not sent again', async () => {
  const id = await failedLogin();
  await sender?.stop();
  await db.pool.query('UPDATE message SET not_after = now() WHERE id = $1', [id]);
  const [listed] = (await list()).json<{ resendable: boolean }[]>();
  expect(listed).toMatchObject({ id, resendable: false });
  expect((await resend(id)).statusCode).toBe(409);
  startSender();
  await until(async () => (await db.database.message.count({ where: { id, sealed: null } })) === 1);
  expect((await resend(id)).statusCode).toBe(409);
});

test('When a message failed a day ago, then its words go, however long it would be of use', async () => {
  const [old, young] = [await queueLogin(db.database), await queueLogin(db.database)];
  await db.pool.query(
    `UPDATE message SET state = 'failed', not_after = now() + interval '9 days',
       updated_at = now() - CASE WHEN id = $1 THEN interval '25 hours' ELSE interval '23 hours' END
     WHERE id = ANY($2)`,
    [old, [old, young]],
  );
  await forgetFailed(db.database);
  expect(await db.database.message.count({ where: { id: old, sealed: null } })).toBe(1);
  expect(await db.database.message.count({ where: { id: young, sealed: null } })).toBe(0);
});

test('When our credentials are refused (401), then the text waits until they are right', async () => {
  twilio.behave({ status: 401, code: 20003 });
  const id = await queueLogin(db.database);
  startSender();
  await until(async () => (await stateOf(db.database, id)) === 'sent');
  expect(twilio.taken).toHaveLength(1);
  const { attempts } = await db.database.message.findUniqueOrThrow({ where: { id } });
  expect(attempts).toBe(2);
});
