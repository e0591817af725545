import { databaseNow } from '@kbf/data-kit';
import { expect, test } from 'vitest';
import { erasePerson } from '../../src/erasure/erase-person.ts';
import { tellPrayed } from '../../src/praying/announce-prayed.ts';
import { sharePublic } from '../prayers/share.ts';
import { recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';
import { later, pray } from './praying.ts';

const set = useCommunity();
const dayMs = 24 * 3_600_000;
const prisma = () => set.community.deps.database.prisma;

async function look(days = 0, deps = set.community.deps) {
  const now = await databaseNow(prisma());
  await tellPrayed(deps, new Date(now.getTime() + days * dayMs));
}
/** Looks when an hour has passed since anyone prayed. */
async function lookLater(...given: Parameters<typeof look>) {
  await later(set.community, 1);
  await look(...given);
}
const toldTo = async (personId: string) =>
  (await recorded(set.community, 'member.prayed-for')).filter((one) => one.personId === personId);

async function author(suspended = false) {
  const ruth = newMember();
  const data = { personId: ruth.userId, version: 1, fullName: 'Ruth', suspended };
  await prisma().personName.create({ data });
  return { ruth, id: await sharePublic(set.community, ruth) };
}

test('When someone prayed within the last hour, then the author is told later, even after a notice', async () => {
  const { ruth, id } = await author();
  await pray(set.community, id, newMember());
  await look();
  expect(await toldTo(ruth.userId)).toEqual([]);
  await lookLater();
  expect(await toldTo(ruth.userId)).toHaveLength(1);

  // Told for an earlier prayer just after a second one: the second is for the next day.
  const { ruth: naomi, id: other } = await author();
  await pray(set.community, other, newMember());
  await later(set.community, 1);
  await pray(set.community, other, newMember());
  await look();
  expect(await toldTo(naomi.userId)).toHaveLength(1);
  // An hour passes.
  const { toldAt } = await prisma().prayedDigest.findUniqueOrThrow({
    where: { personId: naomi.userId },
  });
  await prisma().prayedDigest.update({
    where: { personId: naomi.userId },
    data: { toldAt: new Date(toldAt.getTime() - 3_600_000) },
  });
  await lookLater(1);
  expect(await toldTo(naomi.userId)).toHaveLength(2);
});

test('When several people prayed on one day, then the author is told once, not who or how many', async () => {
  const { ruth, id } = await author();
  await look();
  expect(await toldTo(ruth.userId)).toEqual([]);
  const people = [newMember(), newMember()];
  for (const one of people) await pray(set.community, id, one);
  await lookLater();
  await pray(set.community, id, newMember());
  await lookLater();
  const told = await toldTo(ruth.userId);
  expect(told).toHaveLength(1);
  expect(Object.keys(told[0]!).toSorted()).toEqual(['personId', 'toldAt']);
});

test('When a new day begins, then only what came after the last notice is told', async () => {
  const { ruth, id } = await author();
  await pray(set.community, id, newMember());
  await lookLater();
  await look(1);
  expect(await toldTo(ruth.userId)).toHaveLength(1);
  await pray(set.community, id, newMember());
  await lookLater(1);
  expect(await toldTo(ruth.userId)).toHaveLength(2);
});

test('When the author has muted the prayer, then they are told of another one only', async () => {
  const { ruth, id } = await author();
  const muted = await set.community.call('PUT', `/api/prayers/${id}/prayed`, {
    as: ruth,
    body: { muted: true },
  });
  expect(muted.status).toBe(204);
  await pray(set.community, id, newMember());
  await lookLater();
  expect(await toldTo(ruth.userId)).toEqual([]);
  await pray(set.community, await sharePublic(set.community, ruth), newMember());
  await lookLater();
  expect(await toldTo(ruth.userId)).toHaveLength(1);
});

test('When the author is suspended or erased, then no one is told, and nothing stays', async () => {
  const suspended = await author(true);
  await pray(set.community, suspended.id, newMember());
  await lookLater();
  expect(await toldTo(suspended.ruth.userId)).toEqual([]);

  const { ruth, id } = await author();
  await pray(set.community, id, newMember());
  await lookLater();
  const { config, database } = set.community.deps;
  await database.transaction((tx) =>
    erasePerson(config, tx, { userId: ruth.userId, visitorId: null }),
  );
  expect(await prisma().prayedDigest.count({ where: { personId: ruth.userId } })).toBe(0);
});

test('When two processes look at once, then the author is told once', async () => {
  const { ruth, id } = await author();
  await pray(set.community, id, newMember());
  await later(set.community, 1);
  const second = await set.startAnother();
  await Promise.all([look(), look(0, second.deps)]);
  expect(await toldTo(ruth.userId)).toHaveLength(1);
});
