import { careKinds } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { dangerWords, deskKindsInOrder, kindOptions, noticedWords } from './desk-words.ts';

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
