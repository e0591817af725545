import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { erasePerson } from '../../src/erasure/erase-person.ts';
import { lookBackOnWeeks } from '../../src/weeks/announce-weeks.ts';
import { pray } from '../praying/praying.ts';
import { sharePublic } from '../prayers/share.ts';
import { recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';

const set = useCommunity();
const dayMs = 24 * 3_600_000;

/** Runs the check, so many days from now. */
async function look(days = 0) {
  const now = await databaseNow(set.community.deps.database.prisma);
  await lookBackOnWeeks(set.community.deps, new Date(now.getTime() + days * dayMs));
}
const toldTo = async ({ userId }: { userId: string }) =>
  (await recorded(set.community, 'week.ended')).filter(({ personId }) => personId === userId);

/** A member whose name auth has announced. */
async function named(suspended = false) {
  const member = newMember();
  const { personName } = set.community.deps.database.prisma;
  await personName.create({
    data: { personId: member.userId, version: 1, fullName: 'Ruth', suspended },
  });
  return member;
}
const comment = (prayerId: string, as: Identity, text: string) =>
  set.community.call('POST', `/api/prayers/${prayerId}/comments`, { as, body: { comment: text } });

test('When a week is over, then its author hears once of prayers and comments of others in it', async () => {
  const ruth = await named();
  const id = await sharePublic(set.community, ruth);
  await pray(set.community, id, newMember());
  await look();
  expect(await toldTo(ruth)).toEqual([]);

  for (const other of [newMember(), newMember()]) await pray(set.community, id, other);
  await comment(id, newMember(), 'We are praying with you and your family.');
  await comment(id, ruth, 'Thank you all for your kindness.');
  await look(6);
  expect(await toldTo(ruth)).toEqual([]);
  await look(7);
  await look(7);
  expect(await toldTo(ruth)).toMatchObject([{ prayed: 2, comments: 1, matches: 0 }]);
  // Nothing happened in the next one.
  await look(14);
  expect(await toldTo(ruth)).toHaveLength(1);
});

test('When the author does not want to know how many prayed, then that alone is no news', async () => {
  const ruth = await named();
  const id = await sharePublic(set.community, ruth);
  await look();
  await set.community.deps.database.prisma.prayer.update({
    where: { id },
    data: { prayedMuted: true },
  });
  await pray(set.community, id, newMember());
  await look(7);
  expect(await toldTo(ruth)).toEqual([]);
});

test('When the member is suspended or erased, then no one hears, and nothing of it stays', async () => {
  const [ruth, mia] = [await named(), await named(true)];
  for (const as of [ruth, mia]) await sharePublic(set.community, as);
  await look();
  const { config, database } = set.community.deps;
  expect(await database.prisma.weekDigest.count({ where: { personId: ruth.userId } })).toBe(1);
  expect(await database.prisma.weekDigest.count({ where: { personId: mia.userId } })).toBe(0);
  await database.transaction((tx) =>
    erasePerson(config, tx, { userId: ruth.userId, visitorId: null }),
  );
  expect(await database.prisma.weekDigest.count({ where: { personId: ruth.userId } })).toBe(0);
});
