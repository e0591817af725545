import { randomUUID } from 'node:crypto';
import { announce as announceTo } from '@kbf/events/testing';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useIntakeBesideAuth } from '../auth-server.ts';
import { aContact, admin, announce, eventsOf, newMember, outboxText, send } from '../setup.ts';

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
/** A form of a member who was logged in. */
async function sendProven(userId: string, more: Record<string, unknown>): Promise<string> {
  const as = { ...newMember(), userId };
  const body = aContact(undefined, more);
  return (await intake.call<{ id: string }>('POST', '/api/contact', { as, body })).json().id;
}
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

/** What is left of the contact data in forms. */
const contactsIn = async (ids: string[]) => {
  const left = await kept().findMany({ where: { id: { in: ids } } });
  return ids.map((id) => {
    const found = left.find((one) => one.id === id);
    return found && [found.email, found.phone];
  });
};

test('When a stranger’s form names a member, then it is not exported, and erasing leaves the words', async () => {
  const { userId } = newMember();
  const { email, phone, digits } = newContacts();
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const naming = [
    await sendAs({ email, phone: null }),
    await sendAs({ email: email.toUpperCase(), phone: '(202) 555-0142' }),
    await sendAs({ email: 'a@other.example', phone: `(${area}) ${office}-${line}` }),
    await sendAs({ email: 'b@other.example', phone: `+1 ${area}.${office}.${line}` }),
  ];
  const others = [
    await sendAs({ email: `x${email}`, phone: `+49 ${digits}` }),
    await sendAs({ email: 'c@other.example', phone: `${area} ${office} 0000` }),
    await sendAs({ email: 'd@other.example', message: `Please write to ${email}.` }),
  ];
  const both = await sendAs({ email, phone });
  beside.prove(userId, { emails: still(email), phones: still(phone) });
  expect(await exported(userId)).toEqual([]);
  const before = await contactsIn(others);
  await erase(userId);
  expect(await contactsIn(naming)).toEqual([
    ['', null],
    ['', '(202) 555-0142'],
    ['a@other.example', null],
    ['b@other.example', null],
  ]);
  expect(await contactsIn(others)).toEqual(before);
  // Someone who knows both is the person, or learns nothing new from the answer.
  expect(await leftOf([both])).toEqual([]);
  expect(await outboxText(intake, 'person.erased')).not.toContain(email);
});

test('When a member was logged in, or used the mailed link, then the form is exported and erased', async () => {
  const member = newMember();
  const { email } = newContacts();
  const body = aContact(undefined, { fullName: 'Logged in', email: 'anyone@other.example' });
  const sent = await intake.call<{ id: string }>('POST', '/api/contact', { as: member, body });
  const mailed = await sendAs({ fullName: 'By the link', email });
  const onlyNamed = await sendAs({ fullName: 'Only named', email, phone: null });
  const join = (submissionId: string, isProven: boolean) =>
    announce(intake, 'member.joined', {
      personId: member.userId,
      submissionId,
      isNew: false,
      isProven,
      joinedAt: now(),
    });
  await join(mailed, true);
  await join(onlyNamed, false);
  beside.prove(member.userId, { emails: still(email) });
  expect(await exported(member.userId)).toEqual(['Logged in', 'By the link']);
  expect(await outboxText(intake, 'export.gathered')).not.toContain(email);
  await erase(member.userId);
  expect(await leftOf([sent.json().id, mailed, onlyNamed])).toEqual([onlyNamed]);
  expect(await kept().findUnique({ where: { id: onlyNamed } })).toMatchObject({
    personId: null,
    email: '',
  });
  const approval = await intake.call('POST', `/api/contact-submissions/${onlyNamed}/approve`, {
    as: admin,
  });
  expect(approval.status).toBe(409);
});

test('When a member sent a form for another person, then it is theirs, not that person’s', async () => {
  const [sender, other] = [newMember(), newMember()];
  const body = aContact(undefined, { fullName: 'For a friend' });
  const sent = await intake.call<{ id: string }>('POST', '/api/contact', { as: sender, body });
  await announce(intake, 'member.joined', {
    personId: other.userId,
    submissionId: sent.json().id,
    isNew: true,
    joinedAt: now(),
  });
  expect(await exported(other.userId)).toEqual([]);
  expect(await exported(sender.userId)).toEqual(['For a friend']);
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
  expect(await contactsIn([submissionId, unknown])).toEqual([
    [email, phone],
    ['', null],
  ]);
});

test('When somebody changed away from an address or a number, then forms name theirs up to then', async () => {
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
  await erase(userId);
  const [unchanged, named] = [await contactsIn(after), await contactsIn(before)];
  expect(named).toEqual([
    ['', '(202) 555-0142'],
    [expect.stringContaining('@'), null],
  ]);
  expect(unchanged).toEqual([
    [old.email, '(202) 555-0142'],
    [expect.stringContaining('@'), old.phone],
  ]);
});

test('When they are erased once more, also after auth has removed them, then it is only confirmed again', async () => {
  const { userId } = newMember();
  const { email } = newContacts();
  const submissionId = await sendProven(userId, { email });
  await erase(userId);
  beside.forget(userId);
  const later = await sendAs({ email });
  await erase(userId);
  expect(await leftOf([submissionId, later])).toEqual([later]);
  expect(await confirmationsOf(userId)).toBe(2);
  expect(await exported(userId)).toEqual([]);
});

test('When auth is away, then nothing is erased in part, and an export does not need it', async () => {
  const { userId } = newMember();
  const { email } = newContacts();
  const submissionId = await sendProven(userId, { email, fullName: 'Waiting' });
  beside.prove(userId, { emails: still(email) });
  const awaited = async <Event>(announced: Event) => {
    const { asked } = beside.auth;
    await until(() => beside.auth.asked > asked);
    return announced;
  };
  beside.auth.isAway = true;
  try {
    expect(await exported(userId)).toEqual(['Waiting']);
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
