import type { DeskItem } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { byPerson, sectionsOf } from './by-person.ts';
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
    person: null,
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

test('When emergencies wait, then they stand above all others, also one that an admin has named', () => {
  const of = (id: string, changes: Partial<NonNullable<DeskItem['danger']>>): DeskItem => {
    const one = item(id, '2026-11-20T10:00:00.000Z');
    return { ...one, danger: { ...one.danger!, ...changes } };
  };
  const sections = sectionsOf([
    of('overdose', { kind: 'overdose' }),
    of('suicide', {}),
    of('named', { namedKind: 'emergency' }),
    of('likely', { level: 'likely', kind: 'emergency' }),
    of('handled', { kind: 'emergency', handledAt: '2026-11-20T11:00:00.000Z' }),
  ]);
  const ids = sections.map(({ name, entries }) => [name, entries.map(({ items }) => items[0]?.id)]);
  expect(ids).toEqual([
    ['now', ['overdose', 'named']],
    ['danger', ['suicide', 'likely', 'handled']],
  ]);
});

test('When more of one person waits, then it says how long ago the first came, as the rows do', () => {
  const since = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const together = { key: 'k', waiting: 3, unseen: 0, since };
  expect(togetherWords(together)).toBe('3 messages, the first 3h ago');
});
