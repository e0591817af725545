import type { DeskItem } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { forgetOld } from '../../src/desk/forget-old.ts';
import { reportsShown } from '../../src/desk/reported-chats.ts';
import { gatherPerson } from '../../src/erasure/gather-person.ts';
import { decide, deskOf, look } from '../desk/at-the-desk.ts';
import { announce, recorded } from '../recorded-events.ts';
import { admin, useCommunity } from '../setup.ts';
import { twoWriters } from './chats.ts';
import type { Writer } from './chats.ts';

const set = useCommunity({ worker: true });
const prisma = () => set.community.deps.database.prisma;

const profileOf = ({ userId: id }: Writer) => ({ kind: 'profile', id }) as const;
const chatsOf = async (who: Writer) => {
  const { body } = await look(set.community, profileOf(who));
  return body.text?.chats?.map(({ messages }) => messages);
};
const erase = ({ userId: personId }: Writer) =>
  announce(set.community, 'person.erasing', { personId, requestedAt: new Date().toISOString() });

test('When no one reports a chat, then admins find it nowhere: not at the desk, not in a search', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'The zebra finch of Marrow Lane.');
  // A report of something else shows nothing of the chat.
  await ruth.report('00000000-0000-4000-8000-000000000000', 'It is an ad.');
  const desk = await deskOf(set.community);
  for (const said of ['zebra', 'Marrow', id]) expect(desk.text).not.toContain(said);
  for (const path of [
    '/api/user-profiles?search=zebra',
    '/api/needs?search=zebra',
    '/api/decided-texts',
  ])
    expect((await set.community.call('GET', path, { as: admin })).text).not.toContain('zebra');
  expect((await look(set.community, profileOf(daniel))).status).toBe(404);
});

test('When a chat is reported, then admins read the last twenty messages, and who wrote each', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  for (let at = 1; at <= 22; at++) await (at % 2 ? daniel : ruth).write(id, `Word ${at}`);
  expect((await ruth.report(id, 'They keep asking for money.')).status).toBe(201);
  await daniel.write(id, 'After the report.');

  const item = (await deskOf(set.community)).body.find((one: DeskItem) => one.id === daniel.userId);
  expect(item).toMatchObject({
    kind: 'profile',
    group: 'reported',
    text: { reports: [{ reason: 'They keep asking for money.' }] },
  });
  expect(JSON.stringify(item)).not.toContain('Word 22');
  const [chat] = (await chatsOf(daniel))!;
  expect(chat!.map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Word ${at + 3}`),
  );
  expect(chat![0]).toMatchObject({ byReported: true, at: expect.any(String) });
  expect(chat![1]).toMatchObject({ byReported: false });
  // It is stored encrypted.
  const [row] = await prisma().report.findMany({ where: { profileUserId: daniel.userId } });
  expect(JSON.stringify(row)).not.toContain('Word');
  // The reported member is not told, and does not find it in their data.
  const { database, config } = set.community.deps;
  const data = await database.transaction((tx) =>
    gatherPerson(config, tx, { userId: daniel.userId, visitorId: null }),
  );
  expect(JSON.stringify(data)).not.toContain('money');
});

test('When the same messages are reported again, then it is one report; later ones are another', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await daniel.write(id, 'Send me money.');
  await ruth.report(id, 'First.');
  await ruth.report(id, 'Second.');
  await daniel.write(id, 'Now.');
  await ruth.report(id, 'Third.');
  expect((await chatsOf(daniel))!.map((chat) => chat.length)).toEqual([1, 2]);
  // The other can report, too.
  await daniel.report(id, 'They never answer.');
  expect(await chatsOf(ruth)).toMatchObject([[{ byReported: false }, { byReported: false }]]);
});

test('When an admin reads reported chats, then each look is in the admin log, unlike the list', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const looks = async () =>
    (await recorded(set.community, 'privilege.used')).filter(
      ({ subjectId }) => subjectId === daniel.userId,
    );
  await daniel.write(id, 'Send me money.');
  await ruth.report(id, 'They keep asking for money.');
  await deskOf(set.community);
  expect(await looks()).toEqual([]);
  await chatsOf(daniel);
  await chatsOf(daniel);
  const look = { action: 'reported-chat.viewed', actorId: admin.userId, details: {} };
  expect(await looks()).toMatchObject([look, look]);
});

test('When chats are reported very often, then admins read the newest, and how many are left out', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  for (let at = 1; at <= reportsShown + 2; at++) {
    await daniel.write(id, `Word ${at}`);
    expect((await ruth.report(id, 'They keep asking for money.')).status).toBe(201);
  }
  const { body } = await look(set.community, profileOf(daniel));
  expect(body.text).toMatchObject({ chatsLeftOut: 2 });
  expect(body.text?.chats?.map(({ messages }) => messages.at(-1)?.text)).toEqual(
    Array.from({ length: reportsShown }, (_, at) => `Word ${at + 3}`),
  );
});

test('When chats alone are reported, then the profile is not hidden by that', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  for (const at of [1, 2, 3, 4, 5, 6]) {
    await daniel.write(id, `Word ${at}`);
    await ruth.report(id, 'They keep asking for money.');
  }
  const profile = await prisma().profile.findUniqueOrThrow({ where: { userId: daniel.userId } });
  expect(profile.hidden).toBe(false);
});

test('When an admin has decided, then it is off the desk, and the copy is removed after 30 days', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await daniel.write(id, 'Send me money.');
  await ruth.report(id, 'They keep asking for money.');
  await decide(set.community, profileOf(daniel), { decision: 'release' });
  expect((await look(set.community, profileOf(daniel))).status).toBe(404);
  const copies = () =>
    prisma().report.count({ where: { profileUserId: daniel.userId, sealedChat: { not: null } } });
  await forgetOld(set.community.deps).work();
  expect(await copies()).toBe(1);
  await prisma().report.updateMany({
    where: { profileUserId: daniel.userId },
    data: { decidedAt: new Date(Date.now() - 31 * 86_400_000) },
  });
  await forgetOld(set.community.deps).work();
  expect(await copies()).toBe(0);
});

test('When one of the two is erased, then the reported copy goes, too', async () => {
  for (const gone of ['ruth', 'daniel'] as const) {
    const both = await twoWriters(set);
    await both.daniel.write(both.id, 'Send me money.');
    await both.ruth.report(both.id, 'They keep asking for money.');
    await erase(both[gone]);
    expect(
      await prisma().report.count({
        where: { sealedChat: { not: null }, profileUserId: both.daniel.userId },
      }),
    ).toBe(0);
  }
});

test('When the key was changed, then the desk still opens, and says what it cannot read', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await daniel.write(id, 'Send me money.');
  await ruth.report(id, 'They keep asking for money.');
  await prisma().report.updateMany({
    where: { profileUserId: daniel.userId },
    data: { sealedChat: 'v1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  });
  expect(await chatsOf(daniel)).toMatchObject([
    [{ text: expect.stringMatching(/cannot be opened/) }],
  ]);
});
