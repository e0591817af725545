import { randomUUID } from 'node:crypto';
import { announce } from '../recorded-events.ts';
import type { OwnPrayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { newRequest } from '../prayers/share.ts';
import { newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity({
  worker: true,
  env: { COMMUNITY_LIMITS: JSON.stringify({ prayers: { person: 400, network: 400 } }) },
});

/** Shares a prayer that the assistant has answered. @returns its request id */
async function answered({ userId, visitorId }: Identity, networks: string[], state = 'public') {
  const requestId = randomUUID();
  await announce(set.community, 'prayer.answered', {
    requestId,
    prayerId: randomUUID(),
    author: userId ? { userId } : { visitorId },
    networks,
    anonymous: false,
    request: newRequest(),
    response: 'Lord, be near.',
    responseSource: 'guide',
    hasPhoto: false,
    verdict: { state: state === 'public' ? 'public' : 'held', reasons: [] },
    answeredAt: new Date().toISOString(),
  });
  return requestId;
}
async function outcomeOf(as: Identity, requestId: string) {
  const path = `/api/prayers/mine?requestId=${requestId}`;
  const { body } = await set.community.call<OwnPrayer[]>('GET', path, { as });
  return body.map(({ state, heldFor }) => ({ state, heldFor }));
}
const isShown = async (as: Identity, networks: string[]) =>
  (await outcomeOf(as, await answered(as, networks)))[0]?.state === 'public';
const isPosted = async (as: Identity, address: string) => {
  const body = { userRequest: newRequest(), requestId: randomUUID() };
  return (await set.community.call('POST', '/api/prayers', { as, address, body })).status === 201;
};
async function newApproved(): Promise<Identity & { userId: string }> {
  const person = newMember();
  await set.community.deps.database.prisma.personName.create({
    data: { personId: person.userId, version: 1, fullName: 'Ada Okafor', approved: true },
  });
  return person;
}

test('When visitors of an address share 40, half posted here, half by the assistant, then 8 are public', async () => {
  const address = '203.0.113.1';
  const both = Array.from({ length: 20 }, () => [
    isPosted(newVisitor(), address),
    isShown(newVisitor(), [address]),
  ]);
  const shown = await Promise.all(both.flat());
  expect(shown.filter(Boolean)).toHaveLength(8);
  expect(await isPosted(newVisitor(), '203.0.113.2')).toBe(true);

  const late = newVisitor();
  const requestId = await answered(late, [address]);
  expect(await outcomeOf(late, requestId)).toEqual([{ state: 'held', heldFor: 'limit' }]);
});

test('When an approved member does both, then 8 are public; others of the network are not counted', async () => {
  const one = await newApproved();
  const networks = ['198.51.100.1'];
  const shown: boolean[] = [];
  for (let n = 0; n < 6; n += 1) {
    shown.push(await isPosted(one, '198.51.100.1'));
    shown.push(await isShown(one, networks));
  }
  expect(shown.filter(Boolean)).toHaveLength(8);
  const congregation = await Promise.all(
    Array.from({ length: 50 }, async () => isShown(await newApproved(), networks)),
  );
  expect(congregation.every(Boolean)).toBe(true);
});

test('When four accounts without approval share 36, as visitors do, then 8 of their network are public', async () => {
  const address = '198.51.100.9';
  const accounts = [newJoiner(), newJoiner(), newJoiner(), newJoiner()];
  const shown: boolean[] = [];
  for (let n = 0; n < 9; n += 1)
    for (const [at, account] of accounts.entries())
      shown.push(at % 2 ? await isPosted(account, address) : await isShown(account, [address]));
  shown.push(await isPosted(newVisitor(), address));
  expect(shown.filter(Boolean)).toHaveLength(8);
});

test('When a whole /48 does it from ever new networks, then it has twice the allowance of one', async () => {
  const shown: boolean[] = [];
  for (let n = 0; n < 30; n += 1) {
    const networks = [`2001:db8:77:${n}::/64`, `2001:db8:77:${n}00::/56`, '2001:db8:77::/48'];
    shown.push(await isShown(newVisitor(), networks));
  }
  expect(shown.filter(Boolean)).toHaveLength(16);
});

test('When a check holds a prayer, then it takes no place, and its author learns that it is read first', async () => {
  const as = newVisitor();
  const networks = ['203.0.113.50'];
  for (let n = 0; n < 9; n += 1) {
    const requestId = await answered(as, networks, 'held');
    expect(await outcomeOf(as, requestId)).toEqual([{ state: 'held', heldFor: 'review' }]);
  }
  expect(await isShown(as, networks)).toBe(true);
});

test('When a prayer is asked for by its request, then the id is proof for a visitor, not for a member', async () => {
  const visits = await answered(newVisitor(), ['203.0.113.60']);
  expect(await outcomeOf({ role: 'visitor' }, visits)).toHaveLength(1);
  const members = await answered(newMember(), ['203.0.113.61']);
  expect(await outcomeOf(newVisitor(), members)).toEqual([]);
});
