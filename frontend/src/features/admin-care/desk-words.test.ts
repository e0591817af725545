import { careKinds } from '@kbf/contracts';
import { expect, test } from 'vitest';
import {
  dangerWords,
  deskKindsInOrder,
  kindOptions,
  leftWords,
  minutesAgo,
  noticedWords,
} from './desk-words.ts';

test('When nothing here understood a text, then the desk says just that, and guesses no danger', () => {
  expect(dangerWords({ kind: 'unread', namedKind: null })).toBe('Words we could not check');
  expect(noticedWords('unread')).toMatch(/so we have no guess/);
  expect(dangerWords({ kind: 'unread', namedKind: 'eating' })).toMatch(/^Dangerous eating/);
});

test('When an admin says what a text is about, then only dangers are offered', () => {
  expect(kindOptions.map(({ value }) => value)).not.toContain('unread');
  expect(kindOptions.length).toBeGreaterThan(10);
});

test('When kinds are listed, then emergencies of the body come first, and none is missing', () => {
  expect(deskKindsInOrder.slice(0, 3)).toEqual(['emergency', 'overdose', 'suicide']);
  expect(kindOptions[0]?.label).toBe('Medical emergency');
  expect(new Set(deskKindsInOrder)).toEqual(new Set(careKinds));
});

test('When a danger is an hour or two old, then its minutes are told', () => {
  const now = Date.parse('2026-11-29T04:00:00Z');
  const ago = (minutes: number) => minutesAgo(new Date(now - minutes * 60_000).toISOString(), now);
  expect([0, 59, 60, 95, 179, 180, 1_440].map(ago)).toEqual([
    'Just now',
    '59m ago',
    '60m ago',
    '95m ago',
    '179m ago',
    '3h ago',
    '1d ago',
  ]);
});

test('When an emergency was handled, then the others are counted, or it says that none is waiting', () => {
  const none = { certain: 0, likely: 0, possible: 0, unread: 0, held: 0, reported: 0 };
  const left = (count: number) =>
    leftWords({ ...none, dangers: [{ level: 'certain', kind: 'emergency', count }] });
  expect([0, 1, 2].map(left)).toEqual([
    'No medical emergency is waiting.',
    '1 medical emergency left.',
    '2 medical emergencies left.',
  ]);
});
