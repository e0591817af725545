import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { erasePerson } from '../../src/erasure/erase-person.ts';
import { isDaytime, lookForMatches } from '../../src/needs/announce-matches.ts';
import { decide } from '../desk/at-the-desk.ts';
import { recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';
import { inDays, newWords, postNeed } from './need.ts';

const set = useCommunity();
const hourMs = 3_600_000;

/** Runs the periodic check, so many days from now. */
async function look(days = 0) {
  const now = await databaseNow(set.community.deps.database.prisma);
  await lookForMatches(set.community.deps, new Date(now.getTime() + days * 24 * hourMs));
}
const toldTo = async ({ userId }: { userId: string }) =>
  (await recorded(set.community, 'need.matched')).filter(({ personId }) => personId === userId);

type Given = { tag: string; text?: string; kind?: string };
/** Posts for a month, with words that no other post has. */
const post = (given: Given, as: Identity) =>
  postNeed(set.community, { text: newWords('A'), endsOn: inDays(30), ...given }, as);

test('When offers come after a need, then its author hears of both at once, and once a day', async () => {
  const [ruth, daniel] = [newMember(), newMember()];
  await post({ tag: 'legal', kind: 'offer' }, newMember());
  await post({ tag: 'legal' }, ruth);
  await look();
  expect(await toldTo(ruth)).toEqual([]);

  await post({ tag: 'legal', kind: 'offer' }, daniel);
  await post({ tag: 'legal', kind: 'offer' }, newMember());
  await look();
  expect(await toldTo(ruth)).toEqual([]);
  await look(1);
  await look(1);
  expect(await toldTo(ruth)).toEqual([
    { personId: ruth.userId, count: 2, lookedAt: expect.any(String) as string },
  ]);
  // The author of the last post saw its matches while writing.
  expect(await toldTo(daniel)).toEqual([]);
  await look(2);
  expect(await toldTo(ruth)).toHaveLength(1);
});

test('When a member writes what fits their own, or has asked already, then that is no news', async () => {
  const [ruth, daniel] = [newMember(), newMember()];
  await post({ tag: 'space' }, ruth);
  await post({ tag: 'space', kind: 'offer' }, ruth);
  const { body } = await post({ tag: 'space', kind: 'offer' }, daniel);
  await set.community.call('POST', `/api/needs/${body.id}/contacts`, {
    as: ruth,
    body: { shares: ['phone'] },
  });
  await look();
  expect(await toldTo(ruth)).toEqual([]);
});

test('When what fits is held, hidden or of somebody suspended, then nobody hears of it until it is shown', async () => {
  const [ruth, gone] = [newMember(), newMember()];
  const { prisma } = set.community.deps.database;
  await post({ tag: 'hands' }, ruth);
  await post({ tag: 'hands', kind: 'offer' }, gone);
  const name = { personId: gone.userId, version: 1, fullName: 'Gone', suspended: true };
  await prisma.personName.create({ data: name });
  const text = 'Strong hands, call 202-555-0142 or write to hands@example.org';
  const held = await post({ tag: 'hands', kind: 'offer', text }, newMember());
  expect(held.status).toBe(202);
  await look();
  expect(await toldTo(ruth)).toEqual([]);

  await decide(set.community, { kind: 'need', id: held.body.id }, { decision: 'release' });
  await look(1);
  expect(await toldTo(ruth)).toMatchObject([{ count: 1 }]);
});

test('When one need and its words fit two of a member, then it counts once', async () => {
  const ruth = newMember();
  await post({ tag: 'mentoring' }, ruth);
  await post({ tag: 'mentoring' }, ruth);
  await post({ tag: 'mentoring', kind: 'offer' }, newMember());
  await look();
  expect(await toldTo(ruth)).toMatchObject([{ count: 1 }]);
});

test('When one member posts and takes back without end what fits another, then that one hears once a day', async () => {
  const [ruth, flooding] = [newMember(), newMember()];
  await post({ tag: 'customers' }, ruth);
  let newest: string | undefined;
  for (let posted = 0; posted < 25; posted += 1) {
    // At the limit of open posts, delete one to make room for the next.
    if (newest && posted >= limits.need.openMax)
      await set.community.call('DELETE', `/api/needs/${newest}`, { as: flooding });
    const { status, body } = await post({ tag: 'customers', kind: 'offer' }, flooding);
    expect(status).toBe(201);
    newest = body.id;
    await look();
  }
  expect(await toldTo(ruth)).toMatchObject([{ count: 1 }]);
  await look(1);
  await look(1);
  const told = await toldTo(ruth);
  expect(told).toHaveLength(2);
  expect(told[1]?.count).toBeLessThanOrEqual(limits.need.matches);
});

test('When both are about something else, then it does not fit for that', async () => {
  const ruth = newMember();
  await post({ tag: 'other' }, ruth);
  await post({ tag: 'other', kind: 'offer' }, newMember());
  await look();
  expect(await toldTo(ruth)).toEqual([]);
});

test('When the member is suspended or erased, then nobody looks for them, and nothing of it stays', async () => {
  const [ruth, mia] = [newMember(), newMember()];
  const { config, database } = set.community.deps;
  const name = { personId: mia.userId, version: 1, fullName: 'Mia', suspended: true };
  await database.prisma.personName.create({ data: name });
  for (const author of [ruth, mia]) await post({ tag: 'transport' }, author);
  await look();
  const where = { personId: ruth.userId };
  expect(await database.prisma.needDigest.count({ where })).toBe(1);
  await database.transaction((tx) =>
    erasePerson(config, tx, { userId: ruth.userId, visitorId: null }),
  );
  await post({ tag: 'transport', kind: 'offer' }, newMember());
  await look(1);
  expect([...(await toldTo(ruth)), ...(await toldTo(mia))]).toEqual([]);
  expect(await database.prisma.needDigest.count({ where })).toBe(0);
});

test.each([
  ['2026-11-22T13:59:00Z', false],
  ['2026-11-22T14:00:00Z', true],
  ['2026-07-22T13:00:00Z', true],
  ['2026-11-23T00:59:00Z', true],
  ['2026-11-23T01:00:00Z', false],
  ['2026-11-23T05:00:00Z', false],
])('When it is %s, then members are told of it: %s', (moment, expected) => {
  expect(isDaytime(new Date(moment))).toBe(expected);
});
