import { randomUUID } from 'node:crypto';
import { foreignKeysWithoutIndex } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { queueMessage } from '../../src/messages/queue-message.ts';
import { hashRecipient } from '../../src/messages/recipient.ts';
import { useAll } from '../providers.ts';
import { announce, eventsOf, key, queueLogin, reaches } from '../setup.ts';

const all = useAll();
const database = () => all.notifications.deps.database;

let numbers = 0;
async function someone() {
  numbers += 1;
  const personId = randomUUID();
  const phone = `+1202555${2000 + numbers}`;
  const email = `person${numbers}@stone.example`;
  all.auth.people.set(personId, { phone, email, fullName: 'Mia Stone' });
  const data = { personId, commentOnOwnPrayer: true, channel: 'sms' };
  await all.prisma.preference.create({ data });
  const sent = await queueLogin(database(), { content: { to: phone } });
  await reaches(database(), sent, 'sent');
  const waiting = randomUUID();
  await database().transaction(async (tx) => {
    await queueMessage(tx, key, {
      id: waiting,
      channel: 'email',
      kind: 'comment-notice',
      lane: 'bulk',
      content: { to: 'an-earlier@address.example', link: 'https://fellowship.example' },
      notAfter: new Date(Date.now() + 7_200_000),
      personId,
    });
    // In one transaction, so that no sender is faster.
    const nextAttemptAt = new Date(Date.now() + 3_600_000);
    await tx.message.update({ where: { id: waiting }, data: { nextAttemptAt } });
  });
  await all.prisma.localMessage.create({
    data: { id: randomUUID(), channel: 'sms', to: phone, text: 'a text of local start' },
  });
  await all.prisma.smsBlock.create({ data: { recipientHash: hashRecipient(key, phone) } });
  return { personId, phone, email, messages: [sent, waiting] };
}

const tracesOf = async ({ personId, phone, messages }: Awaited<ReturnType<typeof someone>>) => [
  await all.prisma.preference.count({ where: { personId } }),
  await all.prisma.message.count({ where: { id: { in: messages } } }),
  await all.prisma.localMessage.count({ where: { to: phone } }),
];

test('When a person is erased, announced twice, then nothing of theirs is left, and others keep theirs', async () => {
  const [mia, other] = [await someone(), await someone()];
  await announce(all.notifications, 'comment.posted', {
    commentId: randomUUID(),
    prayerId: randomUUID(),
    prayerAuthorId: mia.personId,
    postedAt: new Date().toISOString(),
  });
  expect(await tracesOf(mia)).toEqual([1, 2, 1]);
  const event = { personId: mia.personId, requestedAt: new Date().toISOString() };
  await announce(all.notifications, 'person.erasing', event);
  await announce(all.notifications, 'person.erasing', event);
  expect(await tracesOf(mia)).toEqual([0, 0, 0]);
  expect(await tracesOf(other)).toEqual([1, 2, 1]);
  expect(await all.prisma.message.count({ where: { personId: mia.personId } })).toBe(0);
  // A number that sent STOP gets no messages again, even with a new owner.
  const stopped = { recipientHash: hashRecipient(key, mia.phone) };
  expect(await all.prisma.smsBlock.count({ where: stopped })).toBe(1);
  const said = await eventsOf(all.notifications, 'person.erased');
  expect(said).toMatchObject([{ personId: mia.personId }, { personId: mia.personId }]);
});

test('When something arrives about an erased person, then nothing is kept and nothing sent', async () => {
  const mia = await someone();
  await announce(all.notifications, 'person.erasing', {
    personId: mia.personId,
    requestedAt: new Date().toISOString(),
  });
  await announce(all.notifications, 'comment.posted', {
    commentId: randomUUID(),
    prayerId: randomUUID(),
    prayerAuthorId: mia.personId,
    postedAt: new Date().toISOString(),
  });
  await announce(all.notifications, 'moderation.decided', {
    decisionId: randomUUID(),
    kind: 'comment',
    authorId: mia.personId,
    outcome: 'hidden',
    decidedAt: new Date().toISOString(),
  });
  await announce(all.notifications, 'export.requested', {
    exportId: randomUUID(),
    personId: mia.personId,
    requestedAt: new Date().toISOString(),
  });
  expect(await tracesOf(mia)).toEqual([0, 0, 0]);
  expect(await all.prisma.message.count({ where: { personId: mia.personId } })).toBe(0);
  expect(await eventsOf(all.notifications, 'export.gathered')).toEqual([]);
});

test('When auth knows the person no longer, then they are erased here all the same', async () => {
  const mia = await someone();
  all.auth.people.delete(mia.personId);
  await announce(all.notifications, 'person.erasing', {
    personId: mia.personId,
    requestedAt: new Date().toISOString(),
  });
  const stone = { where: { personId: mia.personId } };
  expect(await all.prisma.erasedPerson.count(stone)).toBe(1);
  expect(await all.prisma.preference.count({ where: { personId: mia.personId } })).toBe(0);
  expect(await all.prisma.message.count({ where: { personId: mia.personId } })).toBe(0);
});

test('When a person asks for their data, then the archive gets preferences and log, and of nobody else', async () => {
  const [mia] = [await someone(), await someone()];
  const exportId = randomUUID();
  await announce(all.notifications, 'export.requested', {
    exportId,
    personId: mia.personId,
    requestedAt: new Date().toISOString(),
  });
  const [event] = await eventsOf(all.notifications, 'export.gathered');
  expect(event).toMatchObject({ exportId });
  expect(event?.data).toMatchObject({
    preferences: { commentOnOwnPrayer: true, channel: 'sms' },
    messages: [
      { channel: 'sms', kind: 'login', state: 'sent' },
      { channel: 'email', kind: 'comment-notice', state: 'queued' },
    ],
  });
});

test('When an address was only claimed, then the thanks to it goes, and what else was sent there stays', async () => {
  const [claimer, owner] = [await someone(), await someone()];
  const person = { phone: claimer.phone, email: null, fullName: 'Mia Stone' };
  all.auth.people.set(claimer.personId, { ...person, claims: [owner.email] });
  const queued = async (kind: 'contact-thanks' | 'email-login') => {
    const id = randomUUID();
    await database().transaction((tx) =>
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
  const requestedAt = new Date().toISOString();
  await announce(all.notifications, 'person.erasing', { personId: claimer.personId, requestedAt });
  expect(await all.prisma.message.count({ where: { id: thanks } })).toBe(0);
  expect(await all.prisma.message.count({ where: { id: login } })).toBe(1);
});

test('When a row is deleted, then an index finds what goes with it, for every foreign key', async () => {
  expect(await foreignKeysWithoutIndex(all.notifications.databaseUrl)).toEqual([]);
});
