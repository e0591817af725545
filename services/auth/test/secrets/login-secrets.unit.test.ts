import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  hashCode,
  hashFor,
  newCode,
  newCookieSecret,
  newLinkToken,
  sameHash,
} from '../../src/secrets/login-secrets.ts';

const key = randomBytes(32);

test('When secrets are made, then they are letters and digits of their length, and never the same', () => {
  const tokens = Array.from({ length: 500 }, newLinkToken);
  for (const token of tokens) expect(token).toMatch(/^[0-9A-Za-z]{20}$/);
  expect(new Set(tokens).size).toBe(500);
  expect(new Set(tokens.join('')).size).toBe(62);
  expect(newCookieSecret()).toMatch(/^[0-9A-Za-z]{32}$/);
});

test('When codes are made, then they have six digits, leading zeros too', () => {
  const codes = Array.from({ length: 500 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('When the same is hashed for another purpose, request or key, then the hash is another', () => {
  const hashes = [
    hashFor(key, 'link', 'x'),
    hashFor(key, 'login', 'x'),
    hashFor(randomBytes(32), 'link', 'x'),
    hashCode(key, 'one', '123456'),
    hashCode(key, 'two', '123456'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashFor(key, 'link', 'x')).toBe(hashes[0]);
});

test('When hashes are compared, then only equal ones are the same', () => {
  expect(sameHash('abc', 'abc')).toBe(true);
  expect(sameHash('abc', 'abd')).toBe(false);
  expect(sameHash('abc', 'abcd')).toBe(false);
  expect(sameHash('', 'a')).toBe(false);
});
