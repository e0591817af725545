import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchPatterns } from '../src/index.ts';

/** Notations of a number of the United States, whole or its last digits. */
const notations: ((digits: string) => string)[] = [
  (n) => n,
  (n) => `+1${n}`,
  (n) => `001-${n}`,
  (n) => `tel:+1 (${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6)}`,
  (n) => `(${n.slice(0, 3)}) ${n.slice(3, 6)}\u2011${n.slice(6)}`,
  (n) => `${n.slice(3, 6)}.${n.slice(6)}`,
  (n) => n.slice(-4),
];

test('When a number is searched in any notation, then a pattern is a part of it', () => {
  const number = fc.stringMatching(/^[2-9]\d{9}$/);
  fc.assert(
    fc.property(number, fc.constantFrom(...notations), (digits, write) => {
      const stored = `name\n+1${digits}`;
      expect(searchPatterns(write(digits)).some((pattern) => stored.includes(pattern))).toBe(true);
    }),
  );
});

test('When a number is searched as people of its country dial it, then its zero is left out', () => {
  expect(searchPatterns('020 7946 0958')).toContain('2079460958');
  expect(searchPatterns('+44 (0)20 7946 0958')).toContain('442079460958');
});

test('When words are searched, then there is no other pattern', () => {
  expect(searchPatterns('O’Brien')).toEqual(['obrien']);
  expect(searchPatterns('route 66')).toEqual(['route 66']);
  expect(searchPatterns('100%')).toEqual(['100\\%']);
});
