import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forgetOld } from '../../src/desk/forget-old.ts';
import { recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';
import { sharePrayer } from '../prayers/share.ts';
import { unfitText } from './held.ts';
import { decide, deskOf, look, notice, undo } from './at-the-desk.ts';

const set = useCommunity({ worker: true });

const danger = (id: string) => ({ kind: 'danger' as const, id });
const minutesAgo = (minutes: number) => ({
  noticedAt: new Date(Date.now() - minutes * 60_000).toISOString(),
});
const togetherOf = async (ids: readonly string[]) => {
  const { body } = await deskOf(set.community);
  return ids.map((id) => body.find((item) => item.id === id)?.danger?.together);
};
const waiting = async (ids: readonly string[]) => {
  const { body } = await deskOf(set.community);
  return ids.map((id) => body.some((item) => item.id === id));
};
const actsAbout = async (action: string, ids: readonly string[]) =>
  (await recorded(set.community, 'privilege.used')).filter(
    (act) => act.action === action && ids.includes(act.subjectId ?? ''),
  );
const three = async (whose: { userId: string } | { visitorId: string }) => [
  await notice(set.community, whose, minutesAgo(50)),
  await notice(set.community, { ...whose, level: 'possible' }, minutesAgo(30)),
  await notice(set.community, whose, minutesAgo(5)),
];

test.each([
  ['member', { userId: newMember().userId }],
  ['visitor', { visitorId: randomUUID() }],
])(
  'When a %s is noticed three times, then the cases are known as of one person',
  async (_, whose) => {
    const ids = await three(whose);
    const alone = await notice(set.community, { visitorId: randomUUID() });
    const nobody = [await notice(set.community), await notice(set.community)];

    const [first, ...others] = await togetherOf(ids);
    expect(first).toMatchObject({ waiting: 3, unseen: 3 });
    expect(others).toEqual([first, first]);
    expect(await togetherOf([alone, ...nobody])).toEqual([null, null, null]);

    await look(set.community, danger(ids[0]!));
    const { body, text } = await look(set.community, danger(ids[2]!));
    expect(body.danger?.together).toMatchObject({
      waiting: 3,
      unseen: 1,
      since: body.case?.others[1]?.at,
    });
    expect(body.case?.others).toMatchObject([
      { id: ids[1], seenAt: null, handledAt: null },
      { id: ids[0], seenAt: expect.any(String) as string },
    ]);
    const list = await deskOf(set.community);
    const { prisma } = set.community.deps.database;
    const kept = JSON.stringify(await prisma.careCase.findMany({ where: { userId: null } }));
    for (const id of Object.values(whose)) {
      expect(list.text).not.toContain(id);
      expect(kept).not.toContain(id);
    }
    const { visitor } = await prisma.careCase.findUniqueOrThrow({ where: { id: ids[0]! } });
    expect(list.text + text).not.toContain(visitor ?? 'no such thing');
  },
);

test('When all of one person are handled at once, then each that was looked at, and each is in the log', async () => {
  const { userId } = newMember();
  const ids = await three({ userId });
  const [first, unseen, last] = ids as [string, string, string];
  for (const id of [first, last]) await look(set.community, danger(id));
  const body = { decision: 'handled', together: true };
  const answer = await decide(set.community, danger(last), body);
  expect(answer).toMatchObject({ status: 201, body: { count: 2 } });
  expect(await waiting(ids)).toEqual([false, true, false]);
  expect(await togetherOf([unseen])).toEqual([null]);

  const handled = await actsAbout('care.handled', ids);
  expect(handled).toHaveLength(2);
  expect(new Set(handled.map(({ subjectId }) => subjectId))).toEqual(new Set([first, last]));
  expect(await actsAbout('care.viewed', [unseen])).toEqual([]);
});

test('When it is taken back, then all wait again; another decision about one of them stays', async () => {
  const ids = await three({ visitorId: randomUUID() });
  const [first, second, last] = ids as [string, string, string];
  for (const id of ids) await look(set.community, danger(id));
  await decide(set.community, danger(first), { decision: 'handled' });
  const { body } = await decide(set.community, danger(last), {
    decision: 'handled',
    together: true,
  });
  expect(body.count).toBe(2);
  expect(await waiting(ids)).toEqual([false, false, false]);

  expect((await undo(set.community, danger(last))).status).toBe(204);
  expect(await waiting(ids)).toEqual([false, true, true]);
  const reopened = await actsAbout('care.reopened', ids);
  expect(new Set(reopened.map(({ subjectId }) => subjectId))).toEqual(new Set([second, last]));
  expect(await togetherOf([second])).toMatchObject([{ waiting: 2, unseen: 0 }]);
});

test('When new words raise a case that was looked at, then it was not looked at, and keeps waiting', async () => {
  const { userId } = newMember();
  const raised = await notice(set.community, { userId, level: 'possible' }, minutesAgo(9));
  const other = await notice(set.community, { userId });
  for (const id of [raised, other]) await look(set.community, danger(id));
  await notice(set.community, { userId }, { noticeId: raised });
  await decide(set.community, danger(other), { decision: 'handled', together: true });
  expect(await waiting([raised, other])).toEqual([true, false]);
});

test('When texts are to be decided at once, then it is refused', async () => {
  const { body } = await sharePrayer(set.community, { userRequest: unfitText('P') }, newMember());
  const place = { kind: 'prayer' as const, id: body.id };
  const answer = await decide(set.community, place, { decision: 'hide', together: true });
  expect(answer.status).toBe(400);
});

test('When the words of a visitor are removed, then so is whose they were', async () => {
  const visitorId = randomUUID();
  const at = minutesAgo(31 * 24 * 60);
  const ids = [
    await notice(set.community, { visitorId }, at),
    await notice(set.community, { visitorId }, at),
  ];
  expect(await togetherOf(ids)).toMatchObject([{ waiting: 2 }, { waiting: 2 }]);
  await forgetOld(set.community.deps).work();
  expect(await togetherOf(ids)).toEqual([null, null]);
});
