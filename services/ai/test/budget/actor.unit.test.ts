import { randomBytes } from 'node:crypto';
import { newJoiner, newMember } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { budgetActor } from '../../src/budget/budget-actor.ts';
import { clientAddress } from '../../src/budget/client-address.ts';

const key = randomBytes(32);
const visitor = { role: 'visitor' } as const;

test('When a member asks, then it is the member’s budget from wherever', () => {
  const member = newMember();
  expect(budgetActor(member, '192.0.2.7', key)).toBe(member.userId);
});

test('When no admin has approved a person, then it is the budget of their network, as for its visitors', () => {
  const accounts = [newJoiner(), newJoiner(), visitor];
  const actors = accounts.map((one) => budgetActor(one, '192.0.2.7', key));
  expect(new Set(actors).size).toBe(1);
});

test('When a visitor asks, then the address stands as a hash that only this key makes', () => {
  const actor = budgetActor(visitor, '192.0.2.7', key);
  expect(actor).toBe(budgetActor({ ...visitor, visitorId: 'new cookie' }, '192.0.2.7', key));
  expect(actor).not.toContain('192');
  expect(budgetActor(visitor, '192.0.2.7', randomBytes(32))).not.toBe(actor);
});

test.each([
  ['198.51.100.9', '198.51.100.9'],
  ['10.9.9.9, 198.51.100.9', '198.51.100.9'],
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
])('When the gateway forwards for %s, then the address is %s', (forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(clientAddress({ headers, ip: '127.0.0.1' })).toBe(expected);
});
