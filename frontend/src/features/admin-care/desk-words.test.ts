import { expect, test } from 'vitest';
import { dangerWords, kindOptions, noticedWords } from './desk-words.ts';

test('When nothing here understood a text, then the desk says just that, and guesses no danger', () => {
  expect(dangerWords({ kind: 'unread', namedKind: null })).toBe('Words we could not check');
  expect(noticedWords('unread')).toMatch(/so we have no guess/);
  expect(dangerWords({ kind: 'unread', namedKind: 'eating' })).toMatch(/^A dangerous eating/);
});

test('When an admin says what a text is about, then only dangers are offered', () => {
  expect(kindOptions.map(({ value }) => value)).not.toContain('unread');
  expect(kindOptions.length).toBeGreaterThan(10);
});
