import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { announce, named, recorded } from '../recorded-events.ts';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { forgetOld } from '../../src/desk/forget-old.ts';
import { deskOf, decide, letTimePass, look, notice, theWords, undo } from './at-the-desk.ts';

const set = useCommunity({ worker: true });

const danger = (id: string) => ({ kind: 'danger' as const, id });
const looks = async (id: string) =>
  (await recorded(set.community, 'privilege.used')).filter(
    ({ action, subjectId }) => action === 'care.viewed' && subjectId === id,
  );

test('When a service notices danger, then the desk says so; a look opens the words and is written down', async () => {
  const member = newMember();
  const words = `${theWords} ${'And more. '.repeat(6)}My mother must not know.`;
  const person = { fullName: 'Tamar Lindqvist', phone: '+12025550177', email: null };
  set.people.set(member.userId, person);
  await announce(set.community, 'person.changed', named(admin.userId, 1, 'Grace Whitfield'));
  await announce(set.community, 'person.changed', named(member.userId, 1, person.fullName));
  const id = await notice(set.community, { userId: member.userId, words });

  const list = await deskOf(set.community);
  expect(list.body.find((item) => item.id === id)).toMatchObject({
    group: 'danger',
    danger: { level: 'certain', kind: 'suicide', place: 'prayer-chat', seenAt: null },
    text: null,
  });
  expect(list.body.find((item) => item.id === id)?.danger).toMatchObject({
    person: { fullName: person.fullName, phone: person.phone },
    firstWords: `${theWords} And more. And more. And more. And more. And more.…`,
  });
  expect(list.text).not.toContain('My mother');
  expect(await looks(id)).toEqual([]);

  const { body, headers } = await look(set.community, danger(id));
  expect(body.case).toMatchObject({
    words,
    shown: 'help',
    author: 'member',
    person: { id: member.userId, ...person },
    seenBy: 'Grace Whitfield',
    handledBy: null,
  });
  expect(headers['cache-control']).toContain('no-store');
  await look(set.community, danger(id));
  expect(await looks(id)).toMatchObject([{ actorId: admin.userId }, { actorId: admin.userId }]);
});

test('When the tables are searched, then neither words nor note stand in them', async () => {
  const id = await notice(set.community);
  const note = 'Spoke with the sister.';
  const path = `/api/care-desk/danger/${id}`;
  expect((await set.community.call('PATCH', path, { as: admin, body: { note } })).status).toBe(204);
  const { rows } = await set.community.deps.database.pool.query(
    'SELECT c::text AS row FROM care_case c UNION ALL SELECT e::text FROM outbox_event e',
  );
  const all = JSON.stringify(rows);
  expect(all).not.toContain('pills');
  expect(all).not.toContain('sister');
  expect((await look(set.community, danger(id))).body.case?.note).toBe(note);
});

test('When auth does not know the person or a visitor wrote, then the words are shown all the same', async () => {
  const unknown = await notice(set.community, { userId: randomUUID() });
  const visitors = await notice(set.community, { visitorId: randomUUID(), level: 'possible' });
  expect((await look(set.community, danger(unknown))).body.case).toMatchObject({
    words: theWords,
    author: 'member',
    person: null,
  });
  expect((await look(set.community, danger(visitors))).body.case).toMatchObject({
    author: 'visitor',
    person: null,
    shown: 'line',
  });
});

test('When a visitor gave a number in a form, then it can be called, until the words are removed', async () => {
  const contact = { fullName: 'Silas Penn', phone: '(202) 555-0188', email: null };
  const id = await notice(set.community, { visitorId: randomUUID(), place: 'contact', contact });
  const opened = async () => (await look(set.community, danger(id))).body.case;
  const listed = (await deskOf(set.community)).body.find((item) => item.id === id);
  expect(listed?.danger?.person).toEqual({ fullName: contact.fullName, phone: contact.phone });
  expect(await opened()).toMatchObject({ author: 'visitor', person: { id: null, ...contact } });
  const { prisma } = set.community.deps.database;
  const row = await prisma.careCase.findUniqueOrThrow({ where: { id } });
  expect(JSON.stringify(row)).not.toContain('Silas');
  const noticedAt = new Date(Date.now() - 31 * 86_400_000);
  await prisma.careCase.update({ where: { id }, data: { noticedAt } });
  await forgetOld(set.community.deps).work();
  expect(await opened()).toMatchObject({ words: null, person: null });
});

test('When a member was noticed before, then the other cases stand beside it', async () => {
  const { userId } = newMember();
  const before = await notice(set.community, { userId, level: 'possible' });
  const id = await notice(set.community, { userId });
  const { body } = await look(set.community, danger(id));
  expect(body.case?.others).toMatchObject([{ id: before, level: 'possible' }]);
});

test('When it is handled, then it is at once, with its note; it can be reopened at any time', async () => {
  const id = await notice(set.community);
  const waits = async () => (await deskOf(set.community)).body.some((item) => item.id === id);
  const handle = (note?: string) =>
    decide(set.community, danger(id), { decision: 'handled', ...(note ? { note } : {}) });
  expect((await handle('Called.')).status).toBe(201);
  expect(await waits()).toBe(false);
  expect((await handle()).status).toBe(404);
  expect((await look(set.community, danger(id))).body).toMatchObject({
    case: { note: 'Called.', handledAt: expect.any(String) as string },
  });
  const { body: handled } = await deskOf(set.community, 'show=handled');
  expect(handled.map((item) => item.id)).toContain(id);

  await letTimePass(set.community);
  expect((await undo(set.community, danger(id))).status).toBe(204);
  expect(await waits()).toBe(true);
  expect((await undo(set.community, danger(id))).status).toBe(404);
  const acts = await recorded(set.community, 'privilege.used');
  for (const action of ['care.handled', 'care.reopened'])
    expect(acts).toContainEqual(
      expect.objectContaining({ action, subjectId: id, actorId: admin.userId }),
    );
});

test('When the notice comes twice, then it is one case; when more is known, then the case is raised', async () => {
  const id = await notice(set.community, { level: 'possible', kind: 'voices' });
  const again = (level: 'certain' | 'possible') =>
    notice(set.community, { level, kind: 'suicide' }, { noticeId: id });
  const found = async () =>
    (await deskOf(set.community)).body.filter((item) => item.id === id).map((item) => item.danger);
  await again('possible');
  expect(await found()).toMatchObject([{ level: 'possible', kind: 'voices' }]);
  await again('certain');
  expect(await found()).toMatchObject([{ level: 'certain', kind: 'suicide' }]);
});

test('When a danger is heard in what could not be judged, then the case says so', async () => {
  const id = await notice(set.community, { level: 'unread', kind: 'unread' });
  const again = async (kind: 'unread' | 'eating') => {
    const level = kind === 'unread' ? kind : 'possible';
    await notice(set.community, { level, kind }, { noticeId: id });
    const item = (await deskOf(set.community)).body.find((one) => one.id === id);
    return item?.danger;
  };
  await look(set.community, danger(id));
  expect(await again('unread')).toMatchObject({ kind: 'unread', seenAt: expect.any(String) });
  expect(await again('eating')).toMatchObject({ kind: 'eating', seenAt: null });
  await look(set.community, danger(id));
  expect(await again('unread')).toMatchObject({ kind: 'eating', seenAt: expect.any(String) });
});

test('When the same place tells of danger again after it was handled, then it waits again', async () => {
  const id = await notice(set.community);
  const waits = async () => (await deskOf(set.community)).body.some((item) => item.id === id);
  const at = new Date().toISOString();
  await decide(set.community, danger(id), { decision: 'handled' });
  await notice(set.community, {}, { noticeId: id, noticedAt: at });
  expect(await waits()).toBe(false);

  await notice(set.community, {}, { noticeId: id });
  expect(await waits()).toBe(true);
});

test('When 30 days have passed, then the words are gone and the case stays; after a year it goes too', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [fresh, old, ancient] = [
    await notice(set.community, {}, { noticedAt: at(29) }),
    await notice(set.community, {}, { noticedAt: at(31) }),
    await notice(set.community, {}, { noticedAt: at(366) }),
  ];
  await forgetOld(set.community.deps).work();
  expect((await look(set.community, danger(fresh))).body.case?.words).toBe(theWords);
  expect((await look(set.community, danger(old))).body.case?.words).toBeNull();
  expect((await look(set.community, danger(ancient))).status).toBe(404);
});

test('When a person is erased, then their cases are gone for good; an export held them, without notes', async () => {
  const { userId: personId } = newMember();
  const id = await notice(set.community, { userId: personId });
  const note = 'The sister called. She is hiding with her.';
  await decide(set.community, danger(id), { decision: 'handled', note });
  const requestedAt = new Date().toISOString();
  await announce(set.community, 'export.requested', {
    exportId: randomUUID(),
    personId,
    requestedAt,
  });
  const data = (await recorded(set.community, 'export.gathered')).at(-1)?.data;
  expect(data).toMatchObject({ care: [{ level: 'certain', kind: 'suicide', words: theWords }] });
  expect(JSON.stringify(data)).not.toContain('sister');

  await announce(set.community, 'person.erasing', { personId, requestedAt });
  const late = await notice(set.community, { userId: personId });
  expect((await look(set.community, danger(id))).status).toBe(404);
  expect((await look(set.community, danger(late))).status).toBe(404);
});

test.each([
  ['a reader', reader, 401],
  ['a visitor', newVisitor(), 401],
  ['a member', newMember(), 403],
] as const)(
  'When %s comes to the desk, then it is refused and nothing is written down',
  async (_who, as, status) => {
    const id = await notice(set.community);
    const answers = [
      await deskOf(set.community, '', as),
      await look(set.community, danger(id), as),
      await decide(set.community, danger(id), { decision: 'handled' }, as),
    ];
    expect(answers.map((one) => one.status)).toEqual([status, status, status]);
    expect(answers.map(({ text }) => text).join()).not.toContain('pills');
    expect(await looks(id)).toEqual([]);
  },
);

test('When an admin says what a case is about, then it stands beside the guess, and is written down', async () => {
  const id = await notice(set.community);
  const path = `/api/care-desk/danger/${id}`;
  const name = (namedKind: string, as = admin) =>
    set.community.call('PATCH', path, { as, body: { namedKind } });
  expect((await name('partner-violence')).status).toBe(204);

  const { body } = await look(set.community, danger(id));
  expect(body.case).toMatchObject({ kind: 'suicide', namedKind: 'partner-violence' });
  const listed = (await deskOf(set.community)).body.find((item) => item.id === id);
  expect(listed?.danger).toMatchObject({ kind: 'suicide', namedKind: 'partner-violence' });
  const acts = await recorded(set.community, 'privilege.used');
  expect(
    acts.find(({ action, subjectId }) => action === 'care.named' && subjectId === id),
  ).toMatchObject({
    actorId: admin.userId,
    details: { noticed: 'suicide', named: 'partner-violence' },
  });
  expect((await name('weather')).status).toBe(400);
  expect((await name('child', newMember())).status).toBe(403);
});
