import { defineCall, limits, refusals, tooLargeMessage, uuid, writtenText } from '@kbf/contracts';
import { defineInternalCall } from '@kbf/contracts/internal';
import {
  createIdentitySigner,
  createLogger,
  createMetrics,
  createServiceSigner,
  generateKeys,
} from '@kbf/process-kit';
import type { ProcessName } from '@kbf/process-kit';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  AppError,
  answer,
  buildService,
  implement,
  implementInternal,
  tooMany,
  unavailable,
} from '../src/index.ts';
import type { Service } from '../src/index.ts';

const gatewayKeys = generateKeys();
const communityKeys = generateKeys();
const authKeys = generateKeys();
const identityFor = createIdentitySigner(gatewayKeys.privateKey);
const memberId = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
const member = identityFor({ role: 'member', userId: memberId }, 'ai');
const visitor = identityFor({ role: 'visitor' }, 'ai');

const secret = defineInternalCall({
  id: 'secret',
  method: 'GET',
  path: '/internal/secret/:id',
  service: 'ai',
  callers: ['community'],
  params: z.object({ id: uuid }),
  answer: z.object({ secret: z.string() }),
  timeoutMs: 1_000,
});
const echo = defineCall({
  id: 'echo',
  method: 'POST',
  path: '/api/echo/:id',
  service: 'ai',
  audience: 'all',
  summary: 'For this test.',
  params: z.object({ id: uuid }),
  body: z.object({ text: writtenText(20) }),
  answers: { 200: z.object({ text: z.string() }) },
});
const adminOnly = defineCall({
  ...echo,
  id: 'adminOnly',
  path: '/api/admin-only',
  method: 'GET',
  audience: 'admin',
  params: undefined,
  body: undefined,
});

const approvedOnly = defineCall({ ...adminOnly, path: '/api/approved-only', audience: 'approved' });

const path = `/api/echo/${memberId}`;
const apps: Service[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

function startService(): Service {
  const app = buildService({
    name: 'ai',
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    identityPublicKeys: [gatewayKeys.publicKey],
    servicePublicKeys: { community: [communityKeys.publicKey], auth: [authKeys.publicKey] },
  });
  implement(app, echo, async ({ body }) => {
    if (body.text === 'fall over') throw new Error('password=hunter2');
    if (body.text === 'too often') throw tooMany('That was a lot.', 3_500);
    if (body.text === 'away') throw unavailable('Not now.');
    if (body.text === 'refuse') throw new AppError('refused', 409, 'No.', { retryAfter: 1.2 });
    return answer(200, { text: body.text, secret: 'never declared' });
  });
  implement(app, approvedOnly, async () => answer(200, { text: 'for members' }));
  implement(app, adminOnly, async () => answer(200, { text: 'for admins' }));
  implementInternal(app, secret, async ({ params }) => ({ secret: params.id, more: 'left out' }));
  apps.push(app);
  return app;
}

const post = (app: Service, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-identity': visitor, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

test('When a call comes without the gateway’s token, or with one for another service, then it is refused', async () => {
  const app = startService();
  const without = await app.inject({ method: 'POST', url: path, payload: { text: 'hello' } });
  expect(without.statusCode).toBe(401);
  expect(without.json()).toMatchObject({ code: 'identity_required' });
  const other = identityFor({ role: 'admin', userId: memberId }, 'community');
  expect((await post(app, { text: 'hello' }, { 'x-identity': other })).statusCode).toBe(401);
  const forged = createIdentitySigner(generateKeys().privateKey)({ role: 'visitor' }, 'ai');
  expect((await post(app, { text: 'hello' }, { 'x-identity': forged })).statusCode).toBe(401);
});

test('When a call is for approved members, then others are told which of the two is missing', async () => {
  const app = startService();
  const ask = async (identity: string) => {
    const headers = { 'x-identity': identity };
    const answered = await app.inject({ method: 'GET', url: approvedOnly.path, headers });
    return [answered.statusCode, answered.json<{ code?: string }>().code];
  };
  const approved = identityFor({ role: 'member', userId: memberId, isApproved: true }, 'ai');
  expect(await ask(visitor)).toEqual([401, 'login_required']);
  expect(await ask(member)).toEqual([403, 'approval_required']);
  expect((await ask(approved))[0]).toBe(200);
});

test('When input is right, then the answer holds what its schema declares and no more', async () => {
  const response = await post(startService(), { text: ' hello ' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ text: 'hello' });
});

test('When input is wrong, then the answer is 400 and says where', async () => {
  const response = await post(startService(), { text: '' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    code: 'invalid',
    message: 'Please check what you entered.',
    details: [{ path: 'body.text', message: 'Please fill this in' }],
  });
});

test.each([
  ['a NUL character', 'a\u0000b'],
  ['half of a surrogate pair', 'a\ud800'],
])('When text holds %s, then it is refused', async (_, text) => {
  expect((await post(startService(), { text })).statusCode).toBe(400);
});

test('When a body is too large, of another type or no JSON, then the answers are 413, 415 and 400', async () => {
  const app = startService();
  const large = await post(app, { text: 'x'.repeat(limits.maxBodyBytes) });
  expect(large.statusCode).toBe(413);
  expect(large.json()).toEqual({
    code: 'too_large',
    message: tooLargeMessage(limits.maxBodyBytes),
  });
  const wrong = await post(app, {}, { 'content-type': 'text/plain' });
  expect(wrong.statusCode).toBe(415);
  expect(wrong.json()).toEqual({ code: 'wrong_type', message: refusals.wrongType });
  const broken = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-identity': visitor, 'content-type': 'application/json' },
    payload: '{"text":',
  });
  expect(broken.statusCode).toBe(400);
  expect(broken.json()).toEqual({ code: 'invalid', message: 'We could not read this request.' });
});

test('When something inside fails, then its text stays inside and the request id goes out', async () => {
  const response = await post(
    startService(),
    { text: 'fall over' },
    { 'x-request-id': 'abcd-1234' },
  );
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('hunter2');
  expect(response.headers['x-request-id']).toBe('abcd-1234');
});

test('When a use case refuses, then its status, code and Retry-After are the answer', async () => {
  const response = await post(startService(), { text: 'refuse' });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({ code: 'refused', message: 'No.' });
  expect(response.headers['retry-after']).toBe('2');
});

test('When something is over its limit, then the answer says in words and in seconds when to come back', async () => {
  const response = await post(startService(), { text: 'too often' });
  expect(response.statusCode).toBe(429);
  expect(response.json()).toEqual({
    code: 'too_many_requests',
    message: 'That was a lot. Please try again in about an hour.',
  });
  expect(response.headers['retry-after']).toBe('3500');
});

test('When something is away, then the answer says when to try again', async () => {
  const response = await post(startService(), { text: 'away' });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
});

test('When a call is for admins, then a visitor gets 401, a member 403 and an admin the answer', async () => {
  const app = startService();
  const as = async (token: string) =>
    (await app.inject({ url: '/api/admin-only', headers: { 'x-identity': token } })).statusCode;
  expect(await as(visitor)).toBe(401);
  expect(await as(member)).toBe(403);
  expect(await as(identityFor({ role: 'admin', userId: memberId }, 'ai'))).toBe(200);
});

describe('When an internal route is called', () => {
  const ask = (headers: Record<string, string>, id = memberId) =>
    startService().inject({ url: `/internal/secret/${id}`, headers });
  const as = (caller: ProcessName, { privateKey }: typeof authKeys, to = 'ai') => ({
    'x-service': createServiceSigner(caller, privateKey)(to),
  });

  test.each([
    ['a person', { 'x-identity': member }],
    ['another service in the name of one that may', as('community', authKeys)],
    ['another service in its own name', as('auth', authKeys)],
    ['one that may, but of another service', as('community', communityKeys, 'auth')],
  ])('by %s, then it is refused', async (_, headers) => {
    expect((await ask(headers)).statusCode).toBe(403);
  });

  test('by a service that may, then it gets what is declared and no more', async () => {
    const response = await ask(as('community', communityKeys));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ secret: memberId });
  });

  test('with input that does not fit, then it answers 400', async () => {
    expect((await ask(as('community', communityKeys), 'no-uuid')).statusCode).toBe(400);
  });
});

test('When a route does not say who may call it, then the service does not start', () => {
  const app = startService();
  expect(() => app.get('/api/forgotten', async () => ({}))).toThrow('does not say who may call it');
});
