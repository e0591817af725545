import { afterEach, expect, test } from 'vitest';
import { messageOf, queueLogin, reaches } from '../setup.ts';
import { useSending } from '../use-senders.ts';

const { database, twilio, startSender, stopSenders } = useSending();
/** Unknown for long enough that Twilio lists it. */
const isSettleable = () =>
  database().pool.query(`UPDATE message SET updated_at = now() - interval '20 seconds'`);

afterEach(async () => {
  await stopSenders();
  await database().prisma.message.deleteMany();
});

test('When Twilio took a text whose answer was lost, then it is found by listing and settled', async () => {
  twilio().behave('take-then-fail');
  const id = await queueLogin(database());
  startSender();
  await reaches(database(), id, 'unknown');
  await database().pool.query(`UPDATE message SET updated_at = now() - interval '20 seconds'`);
  await reaches(database(), id, 'sent');
  expect(twilio().taken).toHaveLength(1);
});

test('When Twilio took the later of two texts with the same words, then only that one was sent', async () => {
  twilio().behave('reset', 'take-then-fail');
  const earlier = await queueLogin(database());
  startSender();
  await reaches(database(), earlier, 'unknown');
  // Longer ago than the clocks may differ.
  await database().pool.query(`UPDATE message SET attempted_at = now() - interval '1 minute'`);
  const later = await queueLogin(database());
  await reaches(database(), later, 'unknown');
  await isSettleable();
  await reaches(database(), later, 'sent');
  await database().pool.query(`UPDATE message SET not_after = now() WHERE id = $1`, [earlier]);
  await isSettleable();
  await reaches(database(), earlier, 'failed');
  expect((await messageOf(database(), later)).providerId).toBe(twilio().taken[0]?.sid);
});

test('When Twilio took two texts with the same words and its answers were lost, then each has its own id', async () => {
  twilio().behave('take-then-fail', 'take-then-fail');
  const ids = [await queueLogin(database()), await queueLogin(database())];
  startSender();
  for (const id of ids) await reaches(database(), id, 'unknown');
  await isSettleable();
  for (const id of ids) await reaches(database(), id, 'sent');
  const rows = await Promise.all(ids.map((id) => messageOf(database(), id)));
  const providerIds = rows.map(({ providerId }) => providerId ?? '');
  expect(providerIds.toSorted()).toEqual(
    twilio()
      .taken.map(({ sid }) => sid)
      .toSorted(),
  );
});

test('When a text with the same words was sent before, then a lost one is not taken for it', async () => {
  const sent = await queueLogin(database());
  startSender();
  await reaches(database(), sent, 'sent');
  twilio().behave('reset');
  const lost = await queueLogin(database());
  await reaches(database(), lost, 'unknown');
  await database().pool.query(
    `UPDATE message SET updated_at = now() - interval '20 seconds', not_after = now() WHERE id = $1`,
    [lost],
  );
  await reaches(database(), lost, 'failed');
  expect((await messageOf(database(), lost)).providerId).toBeNull();
});

test('When Twilio did not take it and it is too late, then it is closed as failed', async () => {
  twilio().behave('reset');
  const id = await queueLogin(database());
  startSender();
  await reaches(database(), id, 'unknown');
  await database().pool.query(
    `UPDATE message SET updated_at = now() - interval '20 seconds', not_after = now()`,
  );
  await reaches(database(), id, 'failed');
  expect(twilio().taken).toHaveLength(0);
});

test('When one message of unknown fate cannot be opened, then the others are settled all the same', async () => {
  twilio().behave('take-then-fail', 'take-then-fail');
  const broken = await queueLogin(database());
  startSender();
  await reaches(database(), broken, 'unknown');
  const other = await queueLogin(database());
  await reaches(database(), other, 'unknown');
  await database().prisma.message.update({
    where: { id: broken },
    data: { sealed: 'of another key' },
  });
  await database().pool.query(
    `UPDATE message SET updated_at = now() - CASE WHEN id = $1 THEN interval '40 seconds'
       ELSE interval '20 seconds' END`,
    [broken],
  );
  await reaches(database(), other, 'sent');
  expect((await messageOf(database(), broken)).state).toBe('unknown');
});

test('When a sender died in the middle, then its message is unknown, not sent again', async () => {
  const id = await queueLogin(database());
  await database().pool.query(
    `UPDATE message SET state = 'sending', updated_at = now() - interval '2 minutes'`,
  );
  startSender();
  await reaches(database(), id, 'unknown');
  expect(twilio().taken).toHaveLength(0);
});
