import { sign as signBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createIdentitySigner,
  createIdentityVerifier,
  createServiceSigner,
  createServiceVerifier,
  createTokenSigner,
  generateKeys,
  readPrivateKey,
} from '../src/index.ts';

const keys = generateKeys();
const sign = createIdentitySigner(keys.privateKey);
const verify = createIdentityVerifier([keys.publicKey], 'community');
const memberId = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
const loginId = '1c1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a11';
const authTime = 1_700_000_000;
const member = { role: 'member', userId: memberId, visitorId: 'v1', loginId, authTime } as const;

afterEach(() => vi.useRealTimers());

test('When the gateway signed for this service, then who asks is read whole', () => {
  expect(verify(sign(member, 'community'))).toEqual(member);
  expect(verify(sign({ role: 'visitor' }, 'community'))).toEqual({ role: 'visitor' });
});

test('When a token is missing, for another service, or signed by another key, then it is nobody’s', () => {
  const forged = createIdentitySigner(generateKeys().privateKey)(member, 'community');
  for (const token of [undefined, '', 'a.b.c', sign(member, 'ai'), forged])
    expect(verify(token)).toBeUndefined();
});

test('When the claims of a token are changed, then it is nobody’s', () => {
  const [head, body, signature] = sign({ role: 'visitor' }, 'community').split('.');
  const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...claims, role: 'admin', sub: memberId }));
  expect(verify(`${head}.${raised.toString('base64url')}.${signature}`)).toBeUndefined();
});

test('When a token names no algorithm or another one, then it is nobody’s', () => {
  const [, body, signature] = sign(member, 'community').split('.');
  for (const alg of ['none', 'HS256']) {
    const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    expect(verify(`${head}.${body}.${signature}`)).toBeUndefined();
    expect(verify(`${head}.${body}.`)).toBeUndefined();
  }
});

test.each(['member', 'admin'])('When a %s has no user id, then it is nobody', (role) => {
  const token = createTokenSigner(keys.privateKey, 60_000)({ aud: 'community', role });
  expect(verify(token)).toBeUndefined();
});

test('When a token has expired by more than clocks may differ, then it is nobody’s, seen before or not', () => {
  vi.useFakeTimers();
  const token = sign(member, 'community');
  const unseen = sign({ ...member, visitorId: 'v2' }, 'community');
  vi.advanceTimersByTime(60_000 + 25_000);
  expect(verify(token)).toEqual(member);
  vi.advanceTimersByTime(6_000);
  expect(verify(token)).toBeUndefined();
  expect(verify(unseen)).toBeUndefined();
});

test('When a token does not say from when or how long, then it is refused, though the gateway’s key signed it', () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { aud: 'community', role: 'member', sub: memberId };
  const withKey = (given: object) => {
    const text = `${encoded({ alg: 'EdDSA', typ: 'JWT' })}.${encoded(given)}`;
    const key = readPrivateKey(keys.privateKey);
    return `${text}.${signBytes(null, Buffer.from(text), key).toString('base64url')}`;
  };
  expect(verify(withKey(claims))).toBeUndefined();
  const iat = Math.floor(Date.now() / 1_000);
  const exp = iat + 60;
  expect(verify(withKey({ ...claims, exp }))).toBeUndefined();
  expect(verify(withKey({ ...claims, iat }))).toBeUndefined();
  expect(verify(withKey({ ...claims, iat, exp }))).toEqual({ role: 'member', userId: memberId });
});

test('When keys are rotated, then tokens of the old and the new one pass', () => {
  const next = generateKeys();
  const both = createIdentityVerifier([keys.publicKey, next.publicKey], 'community');
  expect(both(sign(member, 'community'))).toEqual(member);
  expect(both(createIdentitySigner(next.privateKey)(member, 'community'))).toEqual(member);
});

const community = generateKeys();
const auth = generateKeys();
const publicKeys = { community: [community.publicKey], auth: [auth.publicKey] };

test('When a service calls one that it may call, then its name is known', () => {
  const token = createServiceSigner('community', community.privateKey)('ai');
  expect(createServiceVerifier('ai', publicKeys)(token)).toBe('community');
});

test('When a service says to be another, is unknown, or means another service, then it is refused', () => {
  const asked = createServiceVerifier('ai', publicKeys);
  expect(asked(undefined)).toBeUndefined();
  expect(asked('no token')).toBeUndefined();
  expect(asked(createServiceSigner('community', auth.privateKey)('ai'))).toBeUndefined();
  expect(asked(createServiceSigner('intake', auth.privateKey)('ai'))).toBeUndefined();
  expect(asked(createServiceSigner('community', community.privateKey)('auth'))).toBeUndefined();
  const sign = createTokenSigner(auth.privateKey, 60_000);
  expect(asked(sign({ iss: 'somebody', aud: 'ai' }))).toBeUndefined();
  expect(asked(sign({ iss: 'auth', aud: 'ai' }))).toBe('auth');
});

test('When a token has a far expiry, then it counts for two minutes after it was signed', () => {
  vi.useFakeTimers();
  const longSigner = createTokenSigner(auth.privateKey, 3_600_000);
  const token = longSigner({ iss: 'auth', aud: 'ai' });
  const unseen = longSigner({ iss: 'auth', aud: 'ai', nth: 2 });
  const asked = createServiceVerifier('ai', publicKeys);
  expect(asked(token)).toBe('auth');
  vi.advanceTimersByTime(121_000);
  expect(asked(token)).toBeUndefined();
  expect(asked(unseen)).toBeUndefined();
});

test('When a service calls for hours, then its header is made anew before it expires', () => {
  vi.useFakeTimers();
  const header = createServiceSigner('community', community.privateKey);
  const first = header('ai');
  expect(header('ai')).toBe(first);
  vi.advanceTimersByTime(31_000);
  expect(header('ai')).not.toBe(first);
});
