import { randomUUID } from 'node:crypto';
import { announce as announceTo } from '@kbf/events/testing';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useIntakeBesideAuth } from '../auth-server.ts';
import { aContact, announce, eventsOf, newMember, outboxText, send } from '../setup.ts';

const beside = useIntakeBesideAuth();
const { intake } = beside;
const kept = () => intake.deps.database.prisma.contactSubmission;
const now = () => new Date().toISOString();

let numbers = 0;
/** An address and a number that no other test uses. */
const newContacts = () => {
  const digits = `720555${String(1000 + numbers++)}`;
  return { email: `${randomUUID()}@proven.example`, phone: `+1${digits}`, digits };
};
const sendAs = (more: Record<string, unknown>) => send(intake, aContact(undefined, more));
const still = (value: string) => [{ value, until: null }];
const erase = (personId: string) =>
  announce(intake, 'person.erasing', { personId, requestedAt: now() });
const confirmationsOf = async (personId: string) =>
  (await eventsOf(intake, 'person.erased')).filter((one) => one.personId === personId).length;
const leftOf = async (ids: string[]) => {
  const left = await kept().findMany({ where: { id: { in: ids } } });
  return ids.filter((id) => left.some((one) => one.id === id));
};
/** The names in the forms of a person's export. */
async function exported(personId: string) {
  const exportId = randomUUID();
  await announce(intake, 'export.requested', { exportId, personId, requestedAt: now() });
  const found = (await eventsOf(intake, 'export.gathered')).find(
    (one) => one.exportId === exportId,
  );
  expect(found?.data).toHaveProperty('submissions');
  const { submissions = [] } = { ...found?.data } as { submissions?: { fullName: string }[] };
  return submissions.map(({ fullName }) => fullName);
}

test('When somebody has proven an address since, then forms from it are exported and erased, no others', async () => {
  const { userId } = newMember();
  const { email } = newContacts();
  const theirs = [
    await sendAs({ email, fullName: 'First', phone: null }),
    await sendAs({ email: email.toUpperCase(), fullName: 'Second' }),
  ];
  const others = [
    await sendAs({ email: `x${email}`, fullName: 'Longer' }),
    await sendAs({ message: `Please write to ${email}.`, fullName: 'Speaks of it' }),
  ];
  beside.prove(userId, { emails: still(email) });
  expect(await exported(userId)).toEqual(['First', 'Second']);
  expect(await outboxText(intake, 'export.gathered')).not.toContain(email);
  await erase(userId);
  expect(await leftOf([...theirs, ...others])).toEqual(others);
  expect(await outboxText(intake, 'person.erased')).not.toContain(email);
});

test('When somebody has proven a number since, then forms with it are theirs, however it was written', async () => {
  const { userId } = newMember();
  const { phone, digits } = newContacts();
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const theirs = [
    await sendAs({ phone: `(${area}) ${office}-${line}` }),
    await sendAs({ phone: `+1 ${area}.${office}.${line}` }),
  ];
  const others = [
    await sendAs({ phone: `+49 ${digits}` }),
    await sendAs({ phone: `${area} ${office} 0000` }),
    await sendAs({ phone: null }),
  ];
  beside.prove(userId, { phones: still(phone) });
  expect(await exported(userId)).toHaveLength(theirs.length);
  await erase(userId);
  expect(await leftOf([...theirs, ...others])).toEqual(others);
});

test('When an address is only typed in a profile, or the form is another member’s, then it stays theirs', async () => {
  const [typed, proven, owner] = [newMember(), newMember(), newMember()];
  const { email, phone } = newContacts();
  const submissionId = await sendAs({ email, phone });
  await announce(intake, 'member.joined', {
    personId: owner.userId,
    submissionId,
    isNew: true,
    joinedAt: now(),
  });
  const unknown = await sendAs({ email, phone: null });
  beside.prove(typed.userId, { emails: still(newContacts().email) });
  expect(await exported(typed.userId)).toEqual([]);
  await erase(typed.userId);
  expect(await leftOf([submissionId, unknown])).toEqual([submissionId, unknown]);
  beside.prove(proven.userId, { emails: still(email), phones: still(phone) });
  await erase(proven.userId);
  expect(await leftOf([submissionId, unknown])).toEqual([submissionId]);
});

test('When somebody changed away from an address or a number, then forms are theirs up to then', async () => {
  const { userId } = newMember();
  const [old, current] = [newContacts(), newContacts()];
  const before = [await sendAs({ email: old.email }), await sendAs({ phone: old.phone })];
  const after = [await sendAs({ email: old.email }), await sendAs({ phone: old.phone })];
  const changedAt = new Date('2026-03-02T10:00:00.000Z');
  const hourMs = 3_600_000;
  const sentAt = (ids: string[], createdAt: Date) =>
    kept().updateMany({ where: { id: { in: ids } }, data: { createdAt } });
  await sentAt(before, changedAt);
  await sentAt(after, new Date(changedAt.getTime() + hourMs));
  const upTo = (value: string) => ({ value, until: changedAt.toISOString() });
  beside.prove(userId, {
    emails: [...still(current.email), upTo(old.email)],
    phones: [...still(current.phone), upTo(old.phone)],
  });
  expect(await exported(userId)).toHaveLength(before.length);
  await erase(userId);
  expect(await leftOf([...before, ...after])).toEqual(after);
});

test('When they are erased once more, also after auth has removed them, then it is only confirmed again', async () => {
  const { userId } = newMember();
  const { email } = newContacts();
  const submissionId = await sendAs({ email });
  beside.prove(userId, { emails: still(email) });
  await erase(userId);
  beside.forget(userId);
  const later = await sendAs({ email });
  await erase(userId);
  expect(await leftOf([submissionId, later])).toEqual([later]);
  expect(await confirmationsOf(userId)).toBe(2);
  expect(await exported(userId)).toEqual([]);
});

test('When auth is away, then nothing is erased or handed over in part: both wait for it', async () => {
  const { userId } = newMember();
  const { email } = newContacts();
  const submissionId = await sendAs({ email, fullName: 'Waiting' });
  beside.prove(userId, { emails: still(email) });
  const gatheredFor = async (exportId: string) =>
    (await eventsOf(intake, 'export.gathered')).filter((one) => one.exportId === exportId);
  const awaited = async <Event>(announced: Event) => {
    const { asked } = beside.auth;
    await until(() => beside.auth.asked > asked);
    return announced;
  };
  const exportId = randomUUID();
  beside.auth.isAway = true;
  try {
    const asking = await announceTo('intake', 'export.requested', {
      exportId,
      personId: userId,
      requestedAt: now(),
    }).then(awaited);
    expect(await gatheredFor(exportId)).toEqual([]);
    beside.auth.isAway = false;
    await asking.done();
    expect(await gatheredFor(exportId)).toMatchObject([
      { data: { submissions: [{ fullName: 'Waiting' }] } },
    ]);
    beside.auth.isAway = true;
    const erasing = await announceTo('intake', 'person.erasing', {
      personId: userId,
      requestedAt: now(),
    }).then(awaited);
    expect(await leftOf([submissionId])).toEqual([submissionId]);
    expect(await confirmationsOf(userId)).toBe(0);
    beside.auth.isAway = false;
    await erasing.done();
    expect(await leftOf([submissionId])).toEqual([]);
    expect(await confirmationsOf(userId)).toBe(1);
  } finally {
    beside.auth.isAway = false;
  }
});
