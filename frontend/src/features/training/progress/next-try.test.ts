import { expect, test } from 'vitest';
import { nextTry } from './training-sync.ts';

const failed = (status: number, more = {}) => ({ status, message: '', ...more });

test('When there is no connection or the server is away, then the tries come further apart, up to a minute', () => {
  expect(nextTry(failed(0), 1)).toBe(2_000);
  expect(nextTry(failed(503), 3)).toBe(8_000);
  expect(nextTry(failed(0), 20)).toBe(60_000);
});

test('When the server says how long to wait, then it is waited so long', () => {
  expect(nextTry(failed(429, { retryAfter: 30 }), 1)).toBe(30_000);
});

test('When only the person can mend it, then it is not tried again by itself', () => {
  for (const status of [400, 401, 403]) expect(nextTry(failed(status), 1)).toBeUndefined();
});
