import { expect, test } from 'vitest';
import { feedOf, queueOf, report } from './held.ts';
import { sharePublic } from '../prayers/share.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity();
const isShown = async (id: string) => (await feedOf(set.community)).ids.includes(id);
const reportsOn = async (id: string) =>
  (await queueOf(set.community)).find((item) => item.id === id)?.reports.length ?? 0;

test('When one network reports with ever new cookies, then it counts once, and the prayer stays', async () => {
  const id = await sharePublic(set.community);
  for (let n = 0; n < 8; n += 1)
    await report(set.community, id, newVisitor(), { address: `2001:db8:1:2::${n}` });

  expect(await reportsOn(id)).toBe(1);
  expect(await isShown(id)).toBe(true);
});

test('When four networks of visitors report, then the prayer stays; at the fifth it is hidden', async () => {
  const id = await sharePublic(set.community);
  for (let n = 0; n < 4; n += 1)
    await report(set.community, id, newVisitor(), { address: `203.0.113.${n}` });
  expect(await isShown(id)).toBe(true);
  await report(set.community, id, newVisitor(), { address: '203.0.113.9' });
  expect(await isShown(id)).toBe(false);
});

test('When a member and visitors of two networks report, then three are enough', async () => {
  const id = await sharePublic(set.community);
  await report(set.community, id, newVisitor());
  await report(set.community, id, newVisitor());
  expect(await isShown(id)).toBe(true);
  await report(set.community, id, newMember());
  expect(await isShown(id)).toBe(false);
});

test('When five small networks of one home report, then they count as one, also on the next day', async () => {
  const id = await sharePublic(set.community);
  for (let n = 0; n < 5; n += 1)
    await report(set.community, id, newVisitor(), { address: `2001:db8:7:${n}::1` });

  expect(await reportsOn(id)).toBe(1);
  expect(await isShown(id)).toBe(true);
});

test('When a member reports again as a visitor from home, then it counts once', async () => {
  const id = await sharePublic(set.community);
  await report(set.community, id, newMember(), { address: '2001:db8:8:1::1' });
  await report(set.community, id, newVisitor(), { address: '2001:db8:8:2::1' });
  await report(set.community, id, newVisitor());
  expect(await isShown(id)).toBe(true);
  await report(set.community, id, newVisitor());
  expect(await isShown(id)).toBe(false);
});

test.each([
  ['a visitor', newVisitor()],
  ['a member', newMember()],
])('When %s reports what is their own, then it does not count', async (_who, author) => {
  const id = await sharePublic(set.community, author);
  const { status } = await report(set.community, id, author);

  expect(status).toBe(201);
  expect(await reportsOn(id)).toBe(0);
});

test('When what is kept of reports is looked at, then it names no network', async () => {
  const id = await sharePublic(set.community);
  await report(set.community, id, newVisitor(), { address: '203.0.113.77' });
  const kept = await set.community.deps.database.prisma.report.findMany({
    where: { prayerId: id },
  });

  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('203.0');
});
