import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { budgetActor } from '../../src/budget/actor.ts';
import { clientAddress } from '../../src/budget/client-address.ts';

const key = randomBytes(32);
const visitor = { role: 'visitor' } as const;

test('When a member asks, then it is the member’s budget from wherever', () => {
  const member = { role: 'member', userId: '22222222-2222-4222-8222-222222222222' } as const;
  expect(budgetActor(member, '192.0.2.7', key)).toBe(member.userId);
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
