import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { forgetOld } from '../../src/desk/forget-old.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { later, pray, seenBy, toPrayFor } from './praying.ts';

const set = useCommunity();
const { community } = set;

/** Each test begins with an empty feed. */
afterEach(async () => {
  const { sql } = community.deps.database;
  await sql(`UPDATE prayer SET state = 'hidden'`, []);
  await sql('UPDATE feed_counter SET total = 0', []);
});

async function shareSome(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await sharePublic(community));
  return ids;
}

test('When prayers were prayed for unequally, then the least prayed for come first, then the newest', async () => {
  const [first, second, third, last] = await shareSome(4);
  for (let n = 0; n < 2; n += 1) await pray(community, last!, newMember());
  await pray(community, second!, newMember());

  const { ids, total } = await toPrayFor(community, reader);
  expect(ids).toEqual([third, first, second, last]);
  expect(total).toBe(4);
});

test('When the list is read page by page, then each prayer comes once, in the same order', async () => {
  const shared = await shareSome(5);
  await pray(community, shared[0]!, newMember());
  await pray(community, shared[3]!, newMember());
  const whole = await toPrayFor(community, reader);
  const found: string[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const page = await toPrayFor(community, reader, `?limit=2${next && `&cursor=${next}`}`);
    found.push(...page.ids);
    next = page.next;
  }

  expect(whole.ids).toHaveLength(5);
  expect(found).toEqual(whole.ids);
});

test('When a reader has prayed for one, then it is left out for them alone, for 24 hours', async () => {
  const [one, two] = await shareSome(2);
  const [member, visitor] = [newMember(), newVisitor()];
  expect((await pray(community, one!, member)).body).toEqual({ prayedToday: 1 });
  expect((await pray(community, two!, visitor)).body).toEqual({ prayedToday: 1 });

  expect(await toPrayFor(community, member)).toMatchObject({ ids: [two], total: 1 });
  expect(await toPrayFor(community, visitor)).toMatchObject({ ids: [one], total: 1 });
  // Also after they logged in, in the same browser.
  const { visitorId } = visitor;
  expect(await toPrayFor(community, { ...member, visitorId: visitorId! })).toMatchObject({
    ids: [],
    total: 0,
  });
  expect((await toPrayFor(community, reader)).total).toBe(2);
  await later(community, 25);
  expect(await toPrayFor(community, member)).toMatchObject({ ids: [two, one], total: 2 });
});

test('When it is one’s own, then it is not in the list, and one cannot pray for it oneself', async () => {
  for (const author of [newMember(), newVisitor()]) {
    const id = await sharePublic(community, author);
    const list = await toPrayFor(community, author);
    expect(list.ids).not.toContain(id);
    expect(list.total).toBe(list.ids.length);
    expect((await pray(community, id, author)).status).toBe(403);
  }
});

test('When a prayer is held, private, hidden or deleted, then it is not listed, and nobody prays for it', async () => {
  const author = newMember();
  const held = await sharePrayer(community, { userRequest: 'See http://x.example now' }, author);
  const own = await sharePrayer(community, { isPublic: false }, author);
  const [hidden, deleted] = [await sharePublic(community), await sharePublic(community, author)];
  await pray(community, deleted, newMember());
  await community.deps.database.prisma.prayer.update({
    where: { id: hidden },
    data: { state: 'hidden' },
  });
  await community.call('DELETE', `/api/prayers/${deleted}`, { as: author });

  expect((await toPrayFor(community, reader)).ids).toEqual([]);
  for (const id of [held.body.id, own.body.id, hidden, deleted, randomUUID()])
    expect((await pray(community, id, newMember())).status).toBe(404);
  expect(
    await community.deps.database.prisma.prayedFor.count({ where: { prayerId: deleted } }),
  ).toBe(0);
});

test('When a reader presses twenty times at once, then it counts once; a day later it counts again', async () => {
  const author = newMember();
  const id = await sharePublic(community, author);
  const member = newMember();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pray(community, id, member)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await seenBy(community, author, id)).toBe(1);
  await later(community, 25);
  expect(await seenBy(community, author, id)).toBe(0);
  await pray(community, id, member);
  expect(await seenBy(community, author, id)).toBe(1);
  const { prayedCount } = await community.deps.database.prisma.prayer.findUniqueOrThrow({
    where: { id },
  });
  expect(prayedCount).toBe(2);
});

test('When the author mutes the number, then they see none; only they can, and can undo it', async () => {
  const author = newMember();
  const id = await sharePublic(community, author);
  await pray(community, id, newMember());
  const mute = (as = author, muted = true) =>
    community.call('PUT', `/api/prayers/${id}/prayed`, { as, body: { muted } });

  expect((await mute(newMember())).status).toBe(404);
  expect(await seenBy(community, author, id)).toBe(1);
  expect((await mute()).status).toBe(204);
  expect(await seenBy(community, author, id)).toBe(null);
  await mute(author, false);
  expect(await seenBy(community, author, id)).toBe(1);
});

test('When a day is over, then who prayed is forgotten, and the order stays', async () => {
  const [one, two] = await shareSome(2);
  await pray(community, two!, newMember());
  await later(community, 25);
  await pray(community, one!, newMember());
  await forgetOld(community.deps).work();

  const kept = await community.deps.database.prisma.prayedFor.findMany();
  expect(kept.map(({ prayerId }) => prayerId)).toEqual([one]);
  expect((await toPrayFor(community, reader)).ids).toEqual([two, one]);
});

test('When the reader is nobody, or the place in the list wrong, then it is 401 and 400', async () => {
  const id = await sharePublic(community);

  expect((await pray(community, id, reader)).status).toBe(401);
  expect((await toPrayFor(community, reader, '?cursor=A')).status).toBe(400);
});
