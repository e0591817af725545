import { startTwilioServer, until } from '@kbf/test-kit';
import type { TwilioServer } from '@kbf/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashRecipient } from '../../src/messages/recipient.ts';
import { createTransports } from '../../src/sending/create-transports.ts';
import { createSender } from '../../src/sending/sender.ts';
import type { Sender } from '../../src/sending/sender.ts';
import { key, liveConfig, logger, openTestDatabase, phone, queueLogin, stateOf } from '../setup.ts';

let twilio: TwilioServer;
let db: Awaited<ReturnType<typeof openTestDatabase>>;
const senders: Sender[] = [];

beforeAll(async () => {
  twilio = await startTwilioServer();
  db = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await db.database.message.deleteMany();
  await db.database.smsBlock.deleteMany();
  twilio.taken.splice(0);
});
afterAll(async () => {
  await db.close();
  await twilio.close();
});

function startSender(baseUrl = twilio.origin): Sender {
  const config = liveConfig(db.url, { TWILIO_BASE_URL: baseUrl });
  const transports = createTransports(config, db.database);
  const sender = createSender({
    database: db.database,
    transports,
    key,
    logger,
    pollMs: 50,
    settleMs: 50,
  });
  senders.push(sender);
  return sender;
}

const reaches = (id: string, state: string) =>
  until(async () => (await stateOf(db.database, id)) === state);

test('When a login text is queued, then it is sent once, and neither number nor words stay', async () => {
  const id = await queueLogin(db.database);
  startSender();
  startSender();
  await reaches(id, 'sent');
  expect(twilio.taken).toMatchObject([{ to: phone, body: expect.stringContaining('123456') }]);
  expect(twilio.taken[0]?.statusCallback).toBe(
    `https://fellowship.example/api/notifications/sms-status/${id}`,
  );
  const row = await db.database.message.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ sealed: null, providerId: twilio.taken[0]?.sid, maskedTo: '+1…42' });
  expect(JSON.stringify(row)).not.toContain(phone);
});

test('When fifty texts are queued and three senders run, then each goes out once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      queueLogin(db.database, {
        content: { to: `+1202555${1000 + index}`, link: 'https://x.example', code: '000000' },
      }),
    ),
  );
  for (let count = 0; count < 3; count += 1) startSender();
  await until(async () => (await db.database.message.count({ where: { state: 'sent' } })) === 50);
  expect(ids).toHaveLength(50);
  expect(new Set(twilio.taken.map(({ to }) => to)).size).toBe(50);
  expect(twilio.taken).toHaveLength(50);
});

test('When Twilio says 429, then the text is tried again and arrives once', async () => {
  twilio.behave({ status: 429, code: 20429 });
  const id = await queueLogin(db.database);
  startSender();
  await reaches(id, 'sent');
  expect(twilio.taken).toHaveLength(1);
});

test('When Twilio has been away for long, then a message that is still wanted goes out when it is back', async () => {
  const id = await queueLogin(db.database);
  await db.database.message.update({ where: { id }, data: { attempts: 50 } });
  twilio.behave({ status: 429, code: 20429 });
  startSender();
  await until(async () => {
    const row = await db.database.message.findUniqueOrThrow({ where: { id } });
    return row.attempts === 51 && row.state === 'queued';
  });
  await db.pool.query('UPDATE message SET next_attempt_at = now()');
  await reaches(id, 'sent');
  expect(twilio.taken).toHaveLength(1);
});

test('When a sender is nudged while every look is under way, then it looks again', async () => {
  let looks = 0;
  const answered = Promise.withResolvers<void>();
  // The way back from the database takes long: what the looks found is old when they end.
  const slow = new Proxy(db.database, {
    get(database, name: keyof typeof db.database) {
      if (name !== '$queryRaw') return database[name];
      return async (...query: Parameters<typeof database.$queryRaw>) => {
        const rows = await database.$queryRaw(...query);
        looks += 1;
        await answered.promise;
        return rows;
      };
    },
  });
  const config = liveConfig(db.url, { TWILIO_BASE_URL: twilio.origin });
  const transports = createTransports(config, db.database);
  // Nobody looks again without being told.
  const rarely = { pollMs: 600_000, settleMs: 600_000 };
  const sender = createSender({ database: slow, transports, key, logger, ...rarely });
  senders.push(sender);
  await until(() => looks === 7);
  const id = await queueLogin(db.database);
  sender.nudge();
  answered.resolve();
  await reaches(id, 'sent');
  expect(twilio.taken).toHaveLength(1);
});

test('When the connection to Twilio is refused, then the text waits in the queue', async () => {
  const id = await queueLogin(db.database);
  startSender('http://127.0.0.1:1');
  await until(async () => {
    const row = await db.database.message.findUniqueOrThrow({ where: { id } });
    return row.attempts > 0 && row.state === 'queued' && row.sealed !== null;
  });
  expect(twilio.taken).toHaveLength(0);
});

test.each(['take-then-fail', 'reset'] as const)(
  'When an attempt ends with %s, then nobody knows and it is not sent again',
  async (behaviour) => {
    twilio.behave(behaviour);
    const before = twilio.requests();
    const id = await queueLogin(db.database);
    startSender();
    await reaches(id, 'unknown');
    // Several rounds of the sender later it is still the only request.
    const other = await queueLogin(db.database, { content: { to: '+12025550177' } });
    await reaches(other, 'sent');
    expect(twilio.requests()).toBe(before + 2);
  },
);

test('When Twilio took a text whose answer was lost, then it is found by listing and settled', async () => {
  twilio.behave('take-then-fail');
  const id = await queueLogin(db.database);
  startSender();
  await reaches(id, 'unknown');
  await db.pool.query(`UPDATE message SET updated_at = now() - interval '20 seconds'`);
  await reaches(id, 'sent');
  expect(twilio.taken).toHaveLength(1);
});

test('When Twilio did not take it and it is too late, then it is closed as failed', async () => {
  twilio.behave('reset');
  const id = await queueLogin(db.database);
  startSender();
  await reaches(id, 'unknown');
  await db.pool.query(
    `UPDATE message SET updated_at = now() - interval '20 seconds', not_after = now()`,
  );
  await reaches(id, 'failed');
  expect(twilio.taken).toHaveLength(0);
});

test('When one message of unknown fate cannot be opened, then the others are settled all the same', async () => {
  twilio.behave('take-then-fail', 'take-then-fail');
  const broken = await queueLogin(db.database);
  startSender();
  await reaches(broken, 'unknown');
  const other = await queueLogin(db.database);
  await reaches(other, 'unknown');
  await db.database.message.update({ where: { id: broken }, data: { sealed: 'of another key' } });
  await db.pool.query(
    `UPDATE message SET updated_at = now() - CASE WHEN id = $1 THEN interval '40 seconds' ELSE interval '20 seconds' END`,
    [broken],
  );
  await reaches(other, 'sent');
  expect(await stateOf(db.database, broken)).toBe('unknown');
});

test('When a sender died in the middle, then its message is unknown, not sent again', async () => {
  const id = await queueLogin(db.database);
  await db.pool.query(
    `UPDATE message SET state = 'sending', updated_at = now() - interval '2 minutes'`,
  );
  startSender();
  await reaches(id, 'unknown');
  expect(twilio.taken).toHaveLength(0);
});

test('When a message is late, then it is dropped', async () => {
  const id = await queueLogin(db.database, { notAfter: new Date(Date.now() - 1_000) });
  startSender();
  await reaches(id, 'dropped');
  expect(twilio.taken).toHaveLength(0);
});

test('When Twilio refuses a number, then the text has failed; when it says STOP, then it is blocked', async () => {
  twilio.behave({ status: 400, code: 21211 });
  const refused = await queueLogin(db.database);
  startSender();
  await reaches(refused, 'failed');
  twilio.behave({ status: 400, code: 21610 });
  const stopped = await queueLogin(db.database);
  await reaches(stopped, 'blocked');
  expect(twilio.taken).toHaveLength(0);
});

test('When a number sent STOP, then its text is blocked and Twilio is not asked', async () => {
  await db.database.smsBlock.create({ data: { recipientHash: hashRecipient(key, phone) } });
  const before = twilio.requests();
  const id = await queueLogin(db.database);
  startSender();
  await reaches(id, 'blocked');
  expect(twilio.requests()).toBe(before);
});
