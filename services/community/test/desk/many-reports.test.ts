import { expect, test } from 'vitest';
import { sharePublic } from '../prayers/share.ts';
import { newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';
import { feedOf, queueOf, report, settle } from './held.ts';

/** The default limits. */
const set = useCommunity({ env: { COMMUNITY_LIMITS: '{}' } });
const mostInADay = 5;
const five = Array.from({ length: 5 }, (_, n) => `203.0.113.${n}`);
const isShown = async (id: string) => (await feedOf(set.community)).ids.includes(id);

test('When five networks report every prayer, then they hide a few, and the rest waits at the desk', async () => {
  const ids: string[] = [];
  for (let n = 0; n < mostInADay + 2; n += 1)
    ids.push(await sharePublic(set.community, newMember()));
  const statuses = new Set<number>();
  for (const id of ids)
    for (const [n, address] of five.entries()) {
      // An account that no admin has approved is a visitor of its network.
      const as = n % 2 ? newJoiner() : newVisitor();
      statuses.add((await report(set.community, id, as, { address })).status);
    }

  expect([...statuses]).toEqual([201]);
  const shown = (await feedOf(set.community)).ids.filter((id) => ids.includes(id));
  expect(shown.toSorted()).toEqual(ids.slice(mostInADay).toSorted());
  const [, last] = ids.slice(mostInADay);
  const waiting = (await queueOf(set.community)).find(({ id }) => id === last);
  expect(waiting).toMatchObject({ state: 'public' });
  expect(waiting?.reports).toHaveLength(5);

  // Nor do they add to the reports of others, and a second report of the same network is none.
  await report(set.community, last!, newMember(), { address: '198.51.100.1' });
  await report(set.community, last!, newVisitor(), { address: five[0]! });
  await report(set.community, last!, newVisitor(), { address: '198.51.100.2' });
  expect(await isShown(last!)).toBe(true);
  await report(set.community, last!, newVisitor(), { address: '198.51.100.3' });
  expect(await isShown(last!)).toBe(false);
  await settle(set.community, ['prayer', last!], 'release');
  expect(await isShown(last!)).toBe(true);
});

test('When one network reports the same prayer again and again, then that counts once for its day', async () => {
  const address = '2001:db8:9:1::1';
  const first = await sharePublic(set.community, newMember());
  for (let n = 0; n < 8; n += 1)
    await report(set.community, first, newVisitor(), { address: `2001:db8:9:${n}::1` });
  const second = await sharePublic(set.community, newMember());
  await report(set.community, second, newVisitor(), { address });
  const kept = await set.community.deps.database.prisma.report.findMany({
    where: { prayerId: { in: [first, second] } },
  });
  expect(kept.map(({ reporter }) => reporter[0])).toEqual(['n', 'n']);
});
