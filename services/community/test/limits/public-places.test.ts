import { randomUUID } from 'node:crypto';
import type { ProcessName } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { serviceHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { newRequest } from '../prayers/share.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity({
  env: { COMMUNITY_LIMITS: JSON.stringify({ prayers: { person: 400, network: 400 } }) },
});

/** Asks as ai does before it shares a prayer. */
async function ask(as: Identity, networks: string[], caller: ProcessName = 'ai') {
  const { userId = null, visitorId = null } = as;
  const answer = await fetch(`${await set.listen()}/internal/public-places`, {
    method: 'POST',
    headers: { ...serviceHeaders(caller, 'community'), 'content-type': 'application/json' },
    body: JSON.stringify({ author: { userId, visitorId: userId ? null : visitorId }, networks }),
  });
  return { status: answer.status, body: (await answer.json()) as { isFree?: boolean } };
}
const mayShow = async (as: Identity, networks: string[]) => (await ask(as, networks)).body.isFree;
const isPosted = async (as: Identity, address: string) => {
  const body = { userRequest: newRequest(), requestId: randomUUID() };
  return (await set.community.call('POST', '/api/prayers', { as, address, body })).status === 201;
};

test('When an address has 300 prayers, half posted here, half by the assistant, then 8 are public', async () => {
  const address = '203.0.113.1';
  const shown: (boolean | undefined)[] = [];
  for (let sent = 0; sent < 300; sent += 10) {
    const both = Array.from({ length: 5 }, () => [
      isPosted(newVisitor(), address),
      mayShow(newVisitor(), [address]),
    ]);
    shown.push(...(await Promise.all(both.flat())));
  }
  expect(shown.filter(Boolean)).toHaveLength(8);
  expect(await isPosted(newVisitor(), '203.0.113.2')).toBe(true);
});

test('When a member does both, then both together are 8, wherever they are; others are not counted', async () => {
  const member = newMember();
  const shown: (boolean | undefined)[] = [];
  for (let n = 0; n < 6; n += 1) {
    shown.push(await isPosted(member, `198.51.100.${n}`));
    shown.push(await mayShow(member, [`198.51.100.${100 + n}`]));
  }
  expect(shown.filter(Boolean)).toHaveLength(8);
  expect(await mayShow(newMember(), ['198.51.100.1'])).toBe(true);
});

test('When a whole /48 does it from ever new networks, then it has twice the allowance of one', async () => {
  const shown: (boolean | undefined)[] = [];
  for (let n = 0; n < 30; n += 1) {
    const networks = [`2001:db8:77:${n}::/64`, `2001:db8:77:${n}00::/56`, '2001:db8:77::/48'];
    shown.push(await mayShow(newVisitor(), networks));
  }
  expect(shown.filter(Boolean)).toHaveLength(16);
});

test('When another service asks, or something else is said, then it is refused', async () => {
  const networks = ['203.0.113.9'];
  expect((await ask(newVisitor(), networks, 'intake')).status).toBe(403);
  expect((await ask({ role: 'visitor', visitorId: '' }, networks)).status).toBe(400);
  expect(await mayShow(newVisitor(), networks)).toBe(true);
});
