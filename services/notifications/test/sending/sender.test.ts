import { until } from '@kbf/test-kit';
import { afterEach, expect, test, vi } from 'vitest';
import type { SqlRunner } from '@kbf/events';
import { hashRecipient } from '../../src/messages/recipient.ts';
import { lanes } from '../../src/messages/lanes.ts';
import { claimMessage } from '../../src/sending/claim-message-sql.ts';
import { createSender } from '../../src/sending/sender.ts';
import { createTransports } from '../../src/sending/create-transports.ts';
import { key, liveConfig, logger, messageOf, phone, queueLogin, reaches } from '../setup.ts';
import { useSending } from '../use-senders.ts';

const { database, twilio, metrics, startSender, stopSenders } = useSending();

afterEach(async () => {
  await stopSenders();
  await database().prisma.message.deleteMany();
  await database().prisma.smsBlock.deleteMany();
});

test('When a login text is queued, then it is sent once, and neither number nor words stay', async () => {
  const id = await queueLogin(database());
  startSender();
  startSender();
  await reaches(database(), id, 'sent');
  expect(twilio().taken).toMatchObject([{ to: phone, body: expect.stringContaining('123456') }]);
  expect(twilio().taken[0]?.statusCallback).toBe(
    `https://fellowship.example/api/notifications/sms-status/${id}`,
  );
  const row = await messageOf(database(), id);
  expect(row).toMatchObject({
    sealed: null,
    providerId: twilio().taken[0]?.sid,
    maskedTo: '+1…42',
  });
  expect(JSON.stringify(row)).not.toContain(phone);
  const figures = await metrics.metrics();
  expect(figures).toMatch(/^messages_total\{channel="sms",outcome="sent".*\} 1$/m);
  expect(figures).toMatch(/^texts_cost_dollars_total.* 0\.01$/m);
});

test('When fifty texts are queued and three senders run, then each goes out once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      queueLogin(database(), {
        content: { to: `+1202555${1000 + index}`, link: 'https://x.example', code: '000000' },
      }),
    ),
  );
  for (let count = 0; count < 3; count += 1) startSender();
  await until(
    async () => (await database().prisma.message.count({ where: { state: 'sent' } })) === 50,
  );
  expect(ids).toHaveLength(50);
  expect(new Set(twilio().taken.map(({ to }) => to)).size).toBe(50);
  expect(twilio().taken).toHaveLength(50);
});

test('When Twilio says 429, then the text is tried again and arrives once', async () => {
  twilio().behave({ status: 429, code: 20429 });
  const id = await queueLogin(database());
  startSender();
  await reaches(database(), id, 'sent');
  expect(twilio().taken).toHaveLength(1);
});

test('When Twilio has been away for long, then a message that is still wanted goes out when it is back', async () => {
  const id = await queueLogin(database());
  await database().prisma.message.update({ where: { id }, data: { attempts: 50 } });
  twilio().behave({ status: 429, code: 20429 });
  startSender();
  await until(async () => {
    const row = await messageOf(database(), id);
    return row.attempts === 51 && row.state === 'queued';
  });
  await database().pool.query('UPDATE message SET next_attempt_at = now()');
  await reaches(database(), id, 'sent');
  expect(twilio().taken).toHaveLength(1);
});

test('When a sender is nudged while every look is under way, then it looks again', async () => {
  let looks = 0;
  const answered = Promise.withResolvers<void>();
  // The database answers late: the result of a check is old when it arrives.
  const slow: SqlRunner = async (text, params) => {
    const rows = await database().sql(text, params);
    looks += 1;
    await answered.promise;
    return rows;
  };
  const { prisma } = database();
  const transports = () =>
    createTransports(liveConfig({ TWILIO_BASE_URL: twilio().origin }), prisma);
  // No check without a nudge.
  const rarely = { pollMs: 600_000, settleMs: 600_000 };
  const sender = createSender({
    database: { ...database(), sql: slow },
    transports,
    key,
    logger,
    onSent: () => undefined,
    ...rarely,
  });
  const running = sender.start();
  await until(() => looks === lanes.length);
  const id = await queueLogin(database());
  sender.nudge();
  answered.resolve();
  await reaches(database(), id, 'sent');
  expect(twilio().taken).toHaveLength(1);
  await running.stop();
});

test('When the connection to Twilio is refused, then the text waits in the queue', async () => {
  const id = await queueLogin(database());
  startSender('http://127.0.0.1:1');
  await until(async () => {
    const row = await messageOf(database(), id);
    return row.attempts > 0 && row.state === 'queued' && row.sealed !== null;
  });
  expect(twilio().taken).toHaveLength(0);
});

test.each(['take-then-fail', 'reset'] as const)(
  'When an attempt ends with %s, then nobody knows and it is not sent again',
  async (behavior) => {
    twilio().behave(behavior);
    const before = twilio().requests();
    const id = await queueLogin(database());
    startSender();
    await reaches(database(), id, 'unknown');
    // After several rounds of the sender it is still the only request.
    const other = await queueLogin(database(), { content: { to: '+12025550177' } });
    await reaches(database(), other, 'sent');
    expect(twilio().requests()).toBe(before + 2);
  },
);

test('When the clock of a process is far ahead, then its texts leave all the same, and are not dropped', async () => {
  const ahead = Date.now() + 12 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: ahead });
  try {
    const id = await queueLogin(database(), { notAfter: new Date(ahead - 2 * 60_000) });
    twilio().behave({ status: 429, code: 20429 });
    startSender();
    // The second attempt is due two seconds after the first; a wrong process clock makes no difference.
    await reaches(database(), id, 'sent');
    expect(await messageOf(database(), id)).toMatchObject({ attempts: 2 });
  } finally {
    vi.useRealTimers();
  }
});

test('When a login text is due, then neither alerts nor anything else leave before it', async () => {
  const { sql } = database();
  await queueLogin(database(), { lane: 'bulk' });
  const alert = await queueLogin(database(), { lane: 'alert', kind: 'crisis-alert' });
  const login = await queueLogin(database());
  const mail = await queueLogin(database(), {
    lane: 'bulk',
    channel: 'email',
    content: { to: 'ruth@castellanos.example' },
  });
  expect(await claimMessage(sql, 'alert')).toBeUndefined();
  // A text does not delay a mail.
  expect(await claimMessage(sql, 'bulk')).toMatchObject({ id: mail });
  expect(await claimMessage(sql, 'login')).toMatchObject({ id: login });
  expect(await claimMessage(sql, 'bulk')).toBeUndefined();
  expect(await claimMessage(sql, 'alert')).toMatchObject({ id: alert });
  expect(await claimMessage(sql, 'bulk')).toMatchObject({ channel: 'sms' });
});

test('When a message is late, then it is dropped', async () => {
  const id = await queueLogin(database(), { notAfter: new Date(Date.now() - 1_000) });
  startSender();
  await reaches(database(), id, 'dropped');
  expect(twilio().taken).toHaveLength(0);
});

test('When Twilio refuses a number, then the text has failed; when it says STOP, then it is blocked', async () => {
  twilio().behave({ status: 400, code: 21211 });
  const refused = await queueLogin(database());
  startSender();
  await reaches(database(), refused, 'failed');
  twilio().behave({ status: 400, code: 21610 });
  const stopped = await queueLogin(database());
  await reaches(database(), stopped, 'blocked');
  expect(twilio().taken).toHaveLength(0);
});

test('When a number sent STOP, then its text is blocked and Twilio is not asked', async () => {
  await database().prisma.smsBlock.create({ data: { recipientHash: hashRecipient(key, phone) } });
  const before = twilio().requests();
  const id = await queueLogin(database());
  startSender();
  await reaches(database(), id, 'blocked');
  expect(twilio().requests()).toBe(before);
});
