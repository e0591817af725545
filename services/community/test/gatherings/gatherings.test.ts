import { limits } from '@kbf/contracts';
import type { NextComing } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { afterEach, expect, test } from 'vitest';
import { forgetOld } from '../../src/desk/forget-old.ts';
import { erasePerson } from '../../src/erasure/erase-person.ts';
import { gatherPerson } from '../../src/erasure/gather-person.ts';
import { nextStart } from '../../src/gatherings/coming.ts';
import { announce, named } from '../recorded-events.ts';
import { admin, newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });
const path = '/api/gatherings/next';
const dayMs = 24 * 3_600_000;
const prisma = () => set.community.deps.database.prisma;
afterEach(() => prisma().gatheringAttendance.deleteMany());

const next = async () => nextStart(await databaseNow(prisma())).toISOString();
const look = (as: Identity) =>
  set.community.call<NextComing & { code: string }>('GET', path, { as });
const say = async (as: Identity, coming: boolean, more: object = {}) =>
  set.community.call<NextComing & { message: string }>('PUT', path, {
    as,
    body: { startsAt: await next(), coming, remind: false, ...more },
  });
async function known(fullName: string, suspended = false) {
  const member = newMember();
  await announce(set.community, 'person.changed', named(member.userId, 1, fullName, suspended));
  return member;
}
const names = async () =>
  (
    await set.community.call<{ userId: string; name: string }[]>('GET', `${path}/people`, {
      as: admin,
    })
  ).body;

test('When members say that they are coming, then all see how many, and each their own answer', async () => {
  const [ruth, daniel] = [await known('Ruth Castellanos'), await known('Daniel Okafor')];
  expect((await look(ruth)).body).toEqual({ startsAt: await next(), count: 0, mine: null });
  expect((await say(ruth, true)).body).toMatchObject({ count: 1, mine: { remind: false } });
  // Said twice, it counts once.
  await say(ruth, true);
  expect((await say(daniel, true)).body.count).toBe(2);
  const seen = await look(newMember());
  expect(seen.body).toEqual({ startsAt: await next(), count: 2, mine: null });
  expect(seen.text).not.toMatch(/Ruth|Daniel/);
  expect(seen.text).not.toContain(ruth.userId);
  expect((await say(daniel, false)).body).toMatchObject({ count: 1, mine: null });
});

test('When an admin looks, then there are the names; everyone else is refused', async () => {
  const ruth = await known('Ruth Castellanos');
  await say(ruth, true);
  expect(await names()).toEqual([{ userId: ruth.userId, name: 'Ruth Castellanos' }]);
  for (const [as, status] of [
    [ruth, 403],
    [newVisitor(), 401],
    [reader, 401],
  ] as const)
    expect((await set.community.call('GET', `${path}/people`, { as })).status).toBe(status);
});

test('When no admin has approved someone, or it is a visitor, then they neither see nor say it', async () => {
  for (const [as, status] of [
    [newJoiner(), 403],
    [newVisitor(), 401],
    [reader, 401],
  ] as const) {
    expect((await look(as)).status).toBe(status);
    expect((await say(as, true)).status).toBe(status);
  }
  expect(await prisma().gatheringAttendance.count()).toBe(0);
});

test('When a page of last week says it, then it is refused, and nothing is stored', async () => {
  const startsAt = new Date(Date.parse(await next()) - 7 * dayMs).toISOString();
  const { status, body } = await say(newMember(), true, { startsAt });
  expect([status, body.message]).toEqual([409, expect.stringContaining('is over')]);
  expect(await prisma().gatheringAttendance.count()).toBe(0);
});

test('When someone is suspended or leaves, then they are no longer counted and named', async () => {
  const ruth = await known('Ruth Castellanos');
  await say(ruth, true);
  await announce(set.community, 'person.changed', named(ruth.userId, 2, 'Ruth Castellanos', true));
  expect((await look(newMember())).body.count).toBe(0);
  expect(await names()).toEqual([]);
});

test('When a person is exported and erased, then it is in the archive, and nothing stays or comes back', async () => {
  const ruth = await known('Ruth Castellanos');
  await say(ruth, true);
  const { config, database } = set.community.deps;
  const whole = { userId: ruth.userId, visitorId: null };
  const archive = await database.transaction((tx) => gatherPerson(config, tx, whole));
  expect(archive.gatherings).toMatchObject([{ startsAt: new Date(await next()), remind: false }]);
  await database.transaction((tx) => erasePerson(config, tx, whole));
  expect((await look(newMember())).body.count).toBe(0);
  expect((await say(ruth, true)).status).toBe(401);
});

test('When a gathering was four weeks ago, then it is forgotten who came', async () => {
  const now = (await databaseNow(prisma())).getTime();
  const ago = (days: number) => new Date(now - days * dayMs);
  await prisma().gatheringAttendance.createMany({
    data: [27, 29].map((days) => ({
      startsAt: ago(days),
      personId: newMember().userId,
      remind: false,
      createdAt: ago(days),
    })),
  });
  await forgetOld(set.community.deps).work();
  const left = await prisma().gatheringAttendance.findMany();
  expect(left.map(({ startsAt }) => startsAt)).toEqual([ago(27)]);
});

test('When a body is wrong, then it is refused', async () => {
  const member = newMember();
  for (const body of [{}, { startsAt: 'Wednesday', coming: true }, { startsAt: await next() }])
    expect((await set.community.call('PUT', path, { as: member, body })).status).toBe(400);
  expect(limits.gathering.remindMinutes).toBe(60);
});
