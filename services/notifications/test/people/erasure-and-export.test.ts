import { randomUUID } from 'node:crypto';
import { prismaSql } from '@kbf/events';
import { recorded } from '@kbf/events/testing';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMessage } from '../../src/messages/queue-message.ts';
import { hashRecipient } from '../../src/messages/recipient.ts';
import { startAll } from '../providers.ts';
import type { All } from '../providers.ts';
import { key, processed, queueLogin } from '../setup.ts';

let all: All;
beforeAll(async () => {
  all = await startAll();
});
afterAll(() => all.close());

let numbers = 0;
async function someone() {
  numbers += 1;
  const personId = randomUUID();
  const phone = `+1202555${2000 + numbers}`;
  const email = `person${numbers}@stone.example`;
  all.auth.people.set(personId, { phone, email, fullName: 'Mia Stone' });
  const data = { personId, commentOnOwnPrayer: true, channel: 'sms' };
  await all.db.database.preference.create({ data });
  const sent = await queueLogin(all.db.database, { content: { to: phone } });
  await until(async () => {
    const row = await all.db.database.message.findUniqueOrThrow({ where: { id: sent } });
    return row.state === 'sent';
  });
  const waiting = randomUUID();
  await all.db.database.$transaction(async (tx) => {
    await queueMessage(tx, key, {
      id: waiting,
      channel: 'email',
      kind: 'comment-notice',
      lane: 'bulk',
      content: { to: 'an-earlier@address.example', link: 'https://fellowship.example' },
      notAfter: new Date(Date.now() + 7_200_000),
      personId,
    });
    // In one transaction, so that no sender is quicker.
    const nextAttemptAt = new Date(Date.now() + 3_600_000);
    await tx.message.update({ where: { id: waiting }, data: { nextAttemptAt } });
  });
  await all.db.database.localMessage.create({
    data: { id: randomUUID(), channel: 'sms', to: phone, text: 'a text of local start' },
  });
  await all.db.database.smsBlock.create({ data: { recipientHash: hashRecipient(key, phone) } });
  return { personId, phone, email, messages: [sent, waiting] };
}

const tracesOf = async ({ personId, phone, messages }: Awaited<ReturnType<typeof someone>>) => [
  await all.db.database.preference.count({ where: { personId } }),
  await all.db.database.message.count({ where: { id: { in: messages } } }),
  await all.db.database.commentNotice.count({ where: { personId } }),
  await all.db.database.localMessage.count({ where: { to: phone } }),
];

test('When a person is erased, announced twice, then nothing of theirs is left, nothing waits, and others keep theirs', async () => {
  const [mia, other] = [await someone(), await someone()];
  await all.announce('comment.posted', {
    commentId: randomUUID(),
    prayerId: randomUUID(),
    prayerAuthorId: mia.personId,
    postedAt: new Date().toISOString(),
  });
  await processed(all.db.database, 'tell-author-on-comment-posted', 1);
  expect(await tracesOf(mia)).toEqual([1, 2, 1, 1]);
  const event = { personId: mia.personId, requestedAt: new Date().toISOString() };
  await all.announce('person.erasing', event);
  await all.announce('person.erasing', event);
  await processed(all.db.database, 'erase-on-person-erasing', 2);
  expect(await tracesOf(mia)).toEqual([0, 0, 0, 0]);
  expect(await tracesOf(other)).toEqual([1, 2, 0, 1]);
  expect(await all.db.database.message.count({ where: { personId: mia.personId } })).toBe(0);
  // A number that sent STOP is not written to again, whoever has it.
  const stopped = { recipientHash: hashRecipient(key, mia.phone) };
  expect(await all.db.database.smsBlock.count({ where: stopped })).toBe(1);
  const said = await all.db.database.outboxEvent.findMany({ where: { name: 'person.erased' } });
  expect(said.map(({ payload }) => payload)).toMatchObject([
    { personId: mia.personId },
    { personId: mia.personId },
  ]);
});

test('When something arrives about an erased person, then nothing is kept and nothing sent', async () => {
  const mia = await someone();
  await all.announce('person.erasing', {
    personId: mia.personId,
    requestedAt: new Date().toISOString(),
  });
  await until(async () => (await tracesOf(mia))[1] === 0);
  const before = await all.db.database.processedEvent.count();
  await all.announce('comment.posted', {
    commentId: randomUUID(),
    prayerId: randomUUID(),
    prayerAuthorId: mia.personId,
    postedAt: new Date().toISOString(),
  });
  await all.announce('moderation.decided', {
    decisionId: randomUUID(),
    kind: 'comment',
    authorId: mia.personId,
    outcome: 'hidden',
    decidedAt: new Date().toISOString(),
  });
  await all.announce('export.requested', {
    exportId: randomUUID(),
    personId: mia.personId,
    requestedAt: new Date().toISOString(),
  });
  await until(async () => (await all.db.database.processedEvent.count()) === before + 3);
  expect(await tracesOf(mia)).toEqual([0, 0, 0, 0]);
  expect(await all.db.database.message.count({ where: { personId: mia.personId } })).toBe(0);
  expect(await all.db.database.outboxEvent.count({ where: { name: 'export.gathered' } })).toBe(0);
});

test('When auth knows the person no longer, then they are erased here all the same', async () => {
  const mia = await someone();
  all.auth.people.delete(mia.personId);
  await all.announce('person.erasing', {
    personId: mia.personId,
    requestedAt: new Date().toISOString(),
  });
  await until(
    async () =>
      (await all.db.database.tombstone.count({ where: { personId: mia.personId } })) === 1,
  );
  expect(await all.db.database.preference.count({ where: { personId: mia.personId } })).toBe(0);
  expect(await all.db.database.message.count({ where: { personId: mia.personId } })).toBe(0);
});

test('When a person asks for their data, then the archive gets preferences and log, sealed for auth, of nobody else', async () => {
  const [mia] = [await someone(), await someone()];
  const exportId = randomUUID();
  await all.announce('export.requested', {
    exportId,
    personId: mia.personId,
    requestedAt: new Date().toISOString(),
  });
  const event = await until(
    async () => (await recorded(prismaSql(all.db.database), 'export.gathered'))[0],
  );
  expect(event).toMatchObject({ exportId });
  expect(event.data).toMatchObject({
    preferences: { commentOnOwnPrayer: true, channel: 'sms' },
    messages: [
      { channel: 'sms', kind: 'login', state: 'sent' },
      { channel: 'email', kind: 'comment-notice', state: 'queued' },
    ],
  });
});

test('When an address was only claimed, then the thanks to it goes, and what else was sent there stays', async () => {
  const { database } = all.db;
  const [claimer, owner] = [await someone(), await someone()];
  const person = { phone: claimer.phone, email: null, fullName: 'Mia Stone' };
  all.auth.people.set(claimer.personId, { ...person, claims: [owner.email] });
  const queued = async (kind: 'contact-thanks' | 'email-login') => {
    const id = randomUUID();
    await database.$transaction((tx) =>
      queueMessage(tx, key, {
        id,
        channel: 'email',
        kind,
        lane: 'bulk',
        content: { to: owner.email, link: 'https://fellowship.example/login#token=Abc' },
        notAfter: new Date(Date.now() + 7_200_000),
      }),
    );
    return id;
  };
  const [thanks, login] = [await queued('contact-thanks'), await queued('email-login')];
  const before = await database.processedEvent.count({
    where: { processor: 'erase-on-person-erasing' },
  });
  const requestedAt = new Date().toISOString();
  await all.announce('person.erasing', { personId: claimer.personId, requestedAt });
  await processed(database, 'erase-on-person-erasing', before + 1);
  expect(await database.message.count({ where: { id: thanks } })).toBe(0);
  expect(await database.message.count({ where: { id: login } })).toBe(1);
});
