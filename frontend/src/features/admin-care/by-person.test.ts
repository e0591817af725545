import type { DeskItem } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { byPerson } from './by-person.ts';
import { togetherWords } from './desk-words.ts';

const item = (id: string, since: string, key?: string): DeskItem => ({
  kind: 'danger',
  id,
  group: 'danger',
  since,
  danger: {
    level: 'certain',
    kind: 'suicide',
    namedKind: null,
    place: 'prayer',
    author: 'member',
    firstWords: 'Please pray.',
    shown: 'help',
    saysSafe: false,
    noDanger: false,
    flood: null,
    seenAt: null,
    handledAt: null,
    more: 0,
    together: key ? { key, waiting: 3, unseen: 1, since } : null,
  },
  text: null,
});

test('When cases of two people alternate, then each person stands once, with the latest first', () => {
  const entries = byPerson([
    item('a', '2026-11-20T10:00:00.000Z', 'one'),
    item('b', '2026-11-20T09:00:00.000Z', 'two'),
    item('c', '2026-11-20T08:00:00.000Z'),
    item('d', '2026-11-20T11:00:00.000Z', 'one'),
    item('e', '2026-11-20T07:00:00.000Z', 'two'),
  ]);
  expect(entries.map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['d', 'a'],
    ['b', 'e'],
    ['c'],
  ]);
  expect(entries.map(({ together }) => together?.key)).toEqual(['one', 'two', undefined]);
});

test.each([
  [0, 'since 9:05 AM'],
  [4, 'since Wednesday'],
  [7, 'since Nov 15'],
])('When the first of them came %i days ago, then it is said as people say it', (days, words) => {
  const now = new Date(2026, 10, 22, 14, 30);
  const first = new Date(2026, 10, 22 - days, 9, 5);
  const together = { key: 'k', waiting: 3, unseen: 0, since: first.toISOString() };
  expect(togetherWords(together, now).replaceAll('\u202f', ' ')).toBe(`3 messages ${words}`);
});
