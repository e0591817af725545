import { expect, test } from 'vitest';
import { areEnough } from '../../src/desk/reporter.ts';

const network = (name: string, day = '2026-03-02') => `n:${name}:${day}`;
const networks = (...names: string[]) => names.map((name) => network(name));

test.each([
  ['nobody', [], false],
  ['two members', ['u:1', 'u:2'], false],
  ['three members', ['u:1', 'u:2', 'u:3'], true],
  ['a member and two networks', ['u:1', ...networks('a', 'b')], true],
  ['three networks', networks('a', 'b', 'c'), false],
  ['four networks', networks('a', 'b', 'c', 'd'), false],
  ['five networks', networks('a', 'b', 'c', 'd', 'e'), true],
  [
    'one network on five days',
    ['02', '03', '04', '05', '06'].map((day) => network('a', `2026-03-${day}`)),
    false,
  ],
  ['an erased member and two networks', ['x:1', ...networks('a', 'b')], true],
])('When %s report, then it is enough: %s %s', (_who, reporters, enough) => {
  expect(areEnough(reporters)).toBe(enough);
});
