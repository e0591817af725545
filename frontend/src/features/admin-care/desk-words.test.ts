import { expect, test } from 'vitest';
import { dangerWords, kindOptions, noticedWords } from './desk-words.ts';

test('When nothing here understood a text, then the desk says just that, and guesses no danger', () => {
  expect(dangerWords({ kind: 'unread', namedKind: null })).toBe('Words that were not checked');
  expect(noticedWords('unread')).toMatch(/nobody has guessed/);
  expect(dangerWords({ kind: 'unread', namedKind: 'eating' })).toMatch(/^A dangerous eating/);
});

test('When an admin says what a text is about, then only dangers are offered', () => {
  expect(kindOptions.map(({ value }) => value)).not.toContain('unread');
  expect(kindOptions.length).toBeGreaterThan(10);
});
