import { expect, test } from 'vitest';
import { budgetActor, network } from '../../src/budget/actor.ts';
import { clientAddress } from '../../src/budget/client-address.ts';

const visitor = { role: 'visitor' } as const;

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fd00::1:2:3:4:192.0.2.1', 'fd00:0:1:2::/64'],
  ['nonsense', 'nonsense'],
])('When the address is %s, then the budget is that of %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});

test('When a member asks, then it is the member’s budget from wherever', () => {
  const member = { role: 'member', userId: '22222222-2222-4222-8222-222222222222' } as const;
  expect(budgetActor(member, '192.0.2.7', 'key')).toBe(member.userId);
});

test('When a visitor asks, then the address stands as a hash that only this key makes', () => {
  const actor = budgetActor(visitor, '192.0.2.7', 'key');
  expect(actor).toBe(budgetActor({ ...visitor, visitorId: 'new cookie' }, '192.0.2.7', 'key'));
  expect(actor).not.toContain('192');
  expect(budgetActor(visitor, '192.0.2.7', 'other')).not.toBe(actor);
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
