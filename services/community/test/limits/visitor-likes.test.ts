import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { likesOf } from '../prayers/likes-of.ts';
import { sharePublic } from '../prayers/share.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

/** The default limits. */
const set = useCommunity({ env: { COMMUNITY_LIMITS: '{}' } });
const mostInADay = 5;
const home = '203.0.113.7';

const like = (id: string, as: Identity, address = home, liked = true) =>
  set.community.call('POST', `/api/prayers/${id}/like`, { as, address, body: { liked } });
const statusesOf = async (count: number, make: (n: number) => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: count }, (_, n) => make(n))))
    .map(({ status }) => status)
    .toSorted((a, b) => a - b);
const allowed = (count: number) => Array.from({ length: count }, () => 200);

/** A prayer that has all likes of today from visitors at home. */
async function likedEnough() {
  const id = await sharePublic(set.community);
  const first = newVisitor();
  await like(id, first);
  for (let n = 1; n < mostInADay; n += 1) await like(id, newVisitor());
  return { id, first };
}

test('When one network likes a prayer with ever new cookies, then a few count, and the rest is refused', async () => {
  const id = await sharePublic(set.community);
  const pairs: number[][] = [];
  for (let n = 0; n < 7; n += 1) pairs.push(await statusesOf(2, () => like(id, newVisitor())));

  expect(pairs.flat().toSorted((a, b) => a - b)).toEqual([
    ...allowed(mostInADay),
    ...Array(9).fill(429),
  ]);
  expect(await likesOf(set.community, id)).toEqual({ kept: mostInADay, counted: mostInADay });
});

test('When a like is refused, then the words and the time are true', async () => {
  const { id } = await likedEnough();
  const { status, body, headers } = await like(id, newVisitor());

  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'too_many_requests' });
  expect(body.message).toMatch(/^Visitors on your network have reached today’s limit of likes/);
  expect(body.message).toContain('about 24 hours');
  expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
});

test('When one network may like a prayer no more, then others, members and other prayers are not touched', async () => {
  const { id } = await likedEnough();
  expect((await like(id, newVisitor())).status).toBe(429);

  expect((await like(id, newVisitor(), '203.0.113.8')).status).toBe(200);
  for (let n = 0; n <= mostInADay; n += 1) expect((await like(id, newMember())).status).toBe(200);
  expect((await like(await sharePublic(set.community), newVisitor())).status).toBe(200);
});

test('When a visitor takes a like back and sets it again, then that uses up nothing', async () => {
  const id = await sharePublic(set.community);
  const visitor = newVisitor();
  for (let n = 0; n < 15; n += 1) {
    expect((await like(id, visitor)).status).toBe(200);
    expect((await like(id, visitor, home, false)).status).toBe(200);
  }
  for (let n = 1; n < mostInADay; n += 1) expect((await like(id, newVisitor())).status).toBe(200);
  expect((await like(id, newVisitor())).status).toBe(429);
  expect((await like(id, visitor)).body).toEqual({ liked: true, likeCount: mostInADay });
});

test('When a like is taken back, then no new cookie gets its place', async () => {
  const { id, first } = await likedEnough();
  expect((await like(id, first, home, false)).status).toBe(200);

  expect((await like(id, newVisitor())).status).toBe(429);
  expect((await like(id, first)).status).toBe(200);
});

test('When a visitor was refused, then trying again with the same cookie is refused, too', async () => {
  const { id } = await likedEnough();
  const late = newVisitor();
  for (let n = 0; n < 3; n += 1) expect((await like(id, late)).status).toBe(429);
  expect((await like(id, late, home, false)).body).toEqual({ liked: false, likeCount: mostInADay });
});

test('When addresses of one IPv6 network like it, then they count together; a /48 has twice as many', async () => {
  const one = await sharePublic(set.community);
  for (let n = 0; n < mostInADay; n += 1)
    expect((await like(one, newVisitor(), `2001:db8:9:1::${n}`)).status).toBe(200);
  expect((await like(one, newVisitor(), '2001:db8:9:1::ff')).status).toBe(429);

  const wide = await sharePublic(set.community);
  for (let n = 0; n < 2 * mostInADay; n += 1)
    expect((await like(wide, newVisitor(), `2001:db8:9:${n}00::1`)).status).toBe(200);
  expect((await like(wide, newVisitor(), '2001:db8:9:ff00::1')).status).toBe(429);
});

test('When the day is over by the database’s clock, then it begins anew, and no count names anybody', async () => {
  const { sql, prisma } = set.community.deps.database;
  const { id, first } = await likedEnough();
  expect((await like(id, newVisitor())).status).toBe(429);
  const kept = JSON.stringify(await prisma.requestLimit.findMany());
  for (const name of [home, id, first.visitorId ?? 'nobody']) expect(kept).not.toContain(name);

  await sql('UPDATE request_limit SET window_ends_at = clock_timestamp()', []);
  expect((await like(id, newVisitor())).status).toBe(200);
});
