import { expect, test } from 'vitest';
import { areEnough, reporterOf } from '../../src/desk/reporter.ts';
import type { Sender } from '../../src/limits/take-allowance.ts';

const member = (id: string, network = `home of ${id}`) => ({ reporter: `u:${id}`, network });
const erased = (id: string) => ({ reporter: `x:${id}`, network: null });
const networks = (...names: string[]) =>
  names.map((name) => ({ reporter: `n:${name}`, network: name }));
/** As the last release stored it: with the day in the key. */
const ofLastRelease = (name: string, day: string) => ({
  reporter: `n:${name}:2026-03-${day}`,
  network: null,
});

test.each([
  ['nobody', [], false],
  ['two members', [member('1'), member('2')], false],
  ['three members', [member('1'), member('2'), member('3')], true],
  ['three members of one network', ['1', '2', '3'].map((id) => member(id, 'hall')), true],
  ['a member and two networks', [member('1'), ...networks('a', 'b')], true],
  ['a member, their own network and another', [member('1', 'a'), ...networks('a', 'b')], false],
  ['three networks', networks('a', 'b', 'c'), false],
  ['four networks', networks('a', 'b', 'c', 'd'), false],
  ['five networks', networks('a', 'b', 'c', 'd', 'e'), true],
  [
    'one network on five days',
    ['02', '03', '04', '05', '06'].map((day) => ofLastRelease('a', day)),
    false,
  ],
  ['an erased member and two networks', [erased('1'), ...networks('a', 'b')], true],
])('When %s report, then it is enough: %s %s', (_who, reporters, enough) => {
  expect(areEnough(reporters)).toBe(enough);
});

test('When networks of one provider report different items, then nothing connects their keys', () => {
  const HASHING_KEY = Buffer.alloc(32, 7);
  const of = (subject: string, narrow: string) => {
    const networks: Sender['networks'] = [narrow, '2001:db8:1::/56', '2001:db8:1::/48'];
    const author = { userId: null, visitorId: 'a visitor' };
    return reporterOf({ HASHING_KEY }, { author, networks, isApproved: false }, subject).reporter;
  };

  expect(of('a', '2001:db8:1:2::/64')).toBe(of('a', '2001:db8:1:9::/64'));
  expect(of('a', '2001:db8:1:2::/64')).not.toBe(of('b', '2001:db8:1:2::/64'));
});
