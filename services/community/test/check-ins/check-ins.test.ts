import { randomUUID } from 'node:crypto';
import type { CheckIn } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { askDue } from '../../src/check-ins/ask-due.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { announce, recorded } from '../recorded-events.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });
const dayMs = 24 * 60 * 60_000;

const ask = (id: string, as: Identity, days: unknown = 7) =>
  set.community.call<CheckIn>('PUT', `/api/prayers/${id}/check-in`, { as, body: { days } });
const listOf = async (as: Identity) =>
  (await set.community.call<CheckIn[]>('GET', '/api/prayers/check-ins', { as })).body;
const say = (id: string, as: Identity, answer: unknown = 'better') =>
  set.community.call<{ answer: string; answeredAt: string }>(
    'POST',
    `/api/prayers/${id}/check-in/answer`,
    { as, body: { answer } },
  );
const cancel = (id: string, as: Identity) =>
  set.community.call('DELETE', `/api/prayers/${id}/check-in`, { as });

/** Moves the question about this prayer back in time by so many days. */
const letDaysPass = (id: string, days: number) =>
  set.community.deps.database.pool.query(
    `UPDATE check_in SET due_at = due_at - make_interval(days => $2) WHERE prayer_id = $1`,
    [id, days],
  );
const run = () => askDue(set.community.deps).work();
const askedAbout = async (id: string) =>
  (await recorded(set.community, 'check-in.due')).filter(({ prayerId }) => prayerId === id);

test.each([3, 7, 30])(
  'When a member wants to be asked after %i days, then it is noted',
  async (days) => {
    const member = newMember();
    const { body: shared } = await sharePrayer(set.community, {}, member);
    const before = Date.now();
    const { status, body } = await ask(shared.id, member, days);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      prayerId: shared.id,
      userRequest: shared.prayer.userRequest,
      isPublic: true,
      days,
      askedAt: null,
    });
    expect(Math.abs(Date.parse(body.dueAt) - before - days * dayMs)).toBeLessThan(dayMs / 24);
    expect(await listOf(member)).toEqual([body]);
  },
);

test('When the day has come, then the question is asked once, without a word of the prayer', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  await ask(id, member, 3);
  await run();
  expect(await askedAbout(id)).toEqual([]);

  await letDaysPass(id, 3);
  await run();
  await run();
  const [event, ...more] = await askedAbout(id);
  expect(more).toEqual([]);
  expect(event).toEqual({
    prayerId: id,
    personId: member.userId,
    askedAt: expect.any(String) as string,
  });
  expect((await listOf(member))[0]?.askedAt).toBe(event?.askedAt);
});

test.each(['better', 'same', 'harder', 'answered'])(
  'When a member says "%s", then it is kept for them, and the question is over',
  async (answer) => {
    const member = newMember();
    const id = await sharePublic(set.community, member);
    await ask(id, member, 3);
    expect(await say(id, member, answer)).toMatchObject({ status: 200, body: { answer } });
    expect(await listOf(member)).toEqual([]);

    // Answered before the day came, so no question is sent.
    await letDaysPass(id, 3);
    await run();
    expect(await askedAbout(id)).toEqual([]);
    const prayer = await set.community.call('GET', `/api/prayers/${id}`);
    expect(prayer.text).not.toContain('check');
  },
);

test('When it was answered, then it can be asked for again', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  await ask(id, member, 3);
  await say(id, member, 'harder');
  expect((await ask(id, member, 30)).body).toMatchObject({ days: 30, askedAt: null });
  expect(await listOf(member)).toHaveLength(1);
  await letDaysPass(id, 30);
  await run();
  expect(await askedAbout(id)).toHaveLength(1);
});

test('When it is taken back, then nobody asks, and taking it back again is 404', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  await ask(id, member, 3);
  expect((await cancel(id, member)).status).toBe(204);
  expect((await cancel(id, member)).status).toBe(404);
  await run();
  expect(await listOf(member)).toEqual([]);
});

test('When somebody else, a visitor or nobody of ours wants to know, then it is refused', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  await ask(id, member);
  const other = newMember();
  expect((await ask(id, other)).status).toBe(403);
  expect((await say(id, other)).status).toBe(404);
  expect((await cancel(id, other)).status).toBe(404);
  expect(await listOf(other)).toEqual([]);
  expect((await ask(id, newVisitor())).status).toBe(401);
  expect((await say(id, newVisitor())).status).toBe(401);
  expect((await ask(randomUUID(), member)).status).toBe(404);
  expect(await listOf(member)).toHaveLength(1);
});

test('When a prayer is private, then only its author learns that it is there', async () => {
  const member = newMember();
  const { body } = await sharePrayer(set.community, { isPublic: false }, member);
  expect((await ask(body.id, member)).body).toMatchObject({ isPublic: false });
  expect((await ask(body.id, newMember())).status).toBe(404);
});

test.each([
  [5, 'good'],
  ['7', 'fine'],
  [null, ''],
])('When the days are %j or the answer is %j, then it is invalid', async (days, answer) => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  expect((await ask(id, member, days)).status).toBe(400);
  await ask(id, member);
  expect((await say(id, member, answer)).status).toBe(400);
});

test('When the prayer is deleted, then the question goes with it', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  await ask(id, member, 3);
  await set.community.call('DELETE', `/api/prayers/${id}`, { as: member });
  expect(await listOf(member)).toEqual([]);
  await run();
  expect(await askedAbout(id)).toEqual([]);
});

test('When a member has thirty questions open, then one more is refused until one is answered', async () => {
  const member = newMember();
  const ids: string[] = [];
  for (let n = 0; n < 31; n += 1) ids.push((await sharePrayer(set.community, {}, member)).body.id);
  const last = ids.pop()!;
  for (const id of ids) expect((await ask(id, member)).status).toBe(200);
  expect((await ask(last, member)).status).toBe(409);
  // Setting the same question again creates no other one.
  expect((await ask(ids[0]!, member, 30)).status).toBe(200);
  await say(ids[0]!, member);
  expect((await ask(last, member)).status).toBe(200);
});

test('When the member is erased, then no question and no answer is left', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  await ask(id, member);
  await say(id, member, 'harder');
  const requestedAt = new Date().toISOString();
  await announce(set.community, 'person.erasing', { personId: member.userId, requestedAt });
  const { prisma } = set.community.deps.database;
  expect(await prisma.checkIn.count({ where: { prayerId: id } })).toBe(0);
  expect((await ask(id, member)).status).toBe(401);
});

test('When the data of a member is gathered, then the question and the answer are in it', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  await ask(id, member, 30);
  await say(id, member, 'harder');
  const exportId = randomUUID();
  const requestedAt = new Date().toISOString();
  await announce(set.community, 'export.requested', {
    exportId,
    personId: member.userId,
    requestedAt,
  });
  const gathered = (await recorded(set.community, 'export.gathered')).find(
    (one) => one.exportId === exportId,
  );
  expect(gathered?.data).toMatchObject({
    prayers: [{ id, checkIn: { days: 30, answer: 'harder' } }],
  });
});
