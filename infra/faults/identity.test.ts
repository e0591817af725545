import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { LoginSession, Prayer } from '@kbf/contracts';
import { createIdentitySigner, generateKeys, identityHeader } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { type Answer, createClient } from './client.ts';
import { askForText, logIn, textsTo } from './login-by-text.ts';
import { type Member, addMember } from './member.ts';
import { unhurried } from './unhurried.ts';
import { uniqueWord } from './unique-word.ts';

let stack: Stack;
let ruth: Member;

beforeAll(async () => {
  stack = await startStack({ env: { ...unhurried, ai: { GUIDE_PACE_MS: '0' } } });
  ruth = await addMember(stack, 'Ruth', 'Lindqvist');
});

afterAll(async () => {
  await stack?.stop();
});

const newVisitor = () => createClient(stack.origin);

test('When one link is redeemed 20 times at once, then there is one login', async () => {
  const { token } = await askForText(newVisitor(), ruth.phone);
  const browsers = Array.from({ length: 20 }, newVisitor);
  const answers = await Promise.all(
    browsers.map((browser) => browser.call('POST', '/api/auth/redeem-link', { body: { token } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
  const winner = browsers[answers.findIndex(({ status }) => status === 200)]!;
  const sessions = await winner.call('GET', '/api/auth/sessions');
  expect(sessions.json() as LoginSession[]).toHaveLength(1);
});

test('When five wrong codes were tried, then the right one is refused', async () => {
  const browser = newVisitor();
  const member = await addMember(stack, 'Tobias', 'Ferreira');
  const { code } = await askForText(browser, member.phone);
  const tryCode = (guess: string) =>
    browser.call('POST', '/api/auth/redeem-code', {
      body: { phoneNumber: member.phone, code: guess },
    });
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    const guess = String((Number(code) + wrong) % 1_000_000).padStart(6, '0');
    expect((await tryCode(guess)).status).toBe(400);
  }
  expect((await tryCode(code)).status).toBe(410);
  expect((await browser.call('GET', '/api/auth/user')).status).toBe(401);
});

test('When a link is asked for an unknown number, then it is answered like a known one, without a text', async () => {
  const known = await addMember(stack, 'Esther', 'Novak');
  const unknown = '+12025559876';
  const [yes, no] = await Promise.all(
    [known.phone, unknown].map((phoneNumber) =>
      newVisitor().call('POST', '/api/auth/send-magic-link', { body: { phoneNumber } }),
    ),
  );
  expect(yes!.status).toBe(200);
  expect(no!.status).toBe(yes!.status);
  expect(no!.text).toBe(yes!.text);
  expect(comparable(no!)).toEqual(comparable(yes!));
  // The text to the known number has arrived, so one to the unknown number would have too.
  await until(async () => (await textsTo(newVisitor(), known.phone)).length === 1);
  expect(await textsTo(newVisitor(), unknown)).toEqual([]);
});

/** Headers of an answer, with random values reduced to their format. */
function comparable({ headers }: Answer): [string, string][] {
  return [...headers].map(([name, value]) => {
    if (['date', 'x-request-id'].includes(name)) return [name, ''];
    return [name, name === 'set-cookie' ? value.replaceAll(/=\w{20,}/g, '=secret') : value];
  });
}

/** A call of each service that needs only a valid gateway token. */
const paths = {
  auth: '/api/auth/user',
  community: '/api/prayers',
  intake: '/api/training-progress',
  ai: `/api/prayer-chat/${randomUUID()}`,
  library: '/api/wisdom-quotes',
  notifications: '/api/notifications/deliveries',
} as const;
const serviceNames = Object.keys(paths) as (keyof typeof paths)[];

const adminIdentity = () => ({ role: 'admin', userId: ruth.id, loginId: randomUUID() }) as const;

test('When somebody brings an identity of their own making, then they are nobody to gateway and services', async () => {
  const forge = createIdentitySigner(generateKeys().privateKey);
  for (const service of serviceNames) {
    const headers = { [identityHeader]: forge(adminIdentity(), service) };
    const straight = createClient(stack.url(service));
    expect((await straight.call('GET', paths[service], { headers })).status).toBe(401);
  }
  const genuine = createIdentitySigner(stack.secrets.identity.privateKey);
  for (const service of ['auth', 'notifications'] as const)
    for (const sign of [forge, genuine]) {
      const headers = { [identityHeader]: sign(adminIdentity(), service) };
      expect((await newVisitor().call('GET', paths[service], { headers })).status).toBe(401);
    }
});

test('When a genuine identity of one service is brought to another, then it is refused', async () => {
  const sign = createIdentitySigner(stack.secrets.identity.privateKey);
  const straight = createClient(stack.url('notifications'));
  const ask = (audience: string) =>
    straight.call('GET', paths.notifications, {
      headers: { [identityHeader]: sign(adminIdentity(), audience) },
    });
  expect((await ask('notifications')).status).toBe(200);
  expect((await ask('auth')).status).toBe(401);
});

test('When a service is called past the gateway without a token, then it refuses', async () => {
  for (const service of serviceNames) {
    const straight = createClient(stack.url(service));
    expect((await straight.call('GET', paths[service])).status).toBe(401);
  }
  const auth = createClient(stack.url('auth'));
  const question = { body: { cookie: 'x'.repeat(32) } };
  expect((await auth.call('POST', '/internal/identity', question)).status).toBe(403);
  const throughGateway = await newVisitor().call('POST', '/internal/identity', question);
  expect([404, 405]).toContain(throughGateway.status);
});

test('When a body names another person, then it is ignored', async () => {
  const visitor = newVisitor();
  const claim = { userId: ruth.id, userName: ruth.fullName };
  const created = await visitor.call('POST', '/api/prayers', {
    body: { ...claim, userRequest: `Please pray for ${uniqueWord()}.` },
  });
  const { prayer } = created.json() as { prayer: Prayer };
  expect(prayer.userName).toBe('Community Member');
  await visitor.call('POST', `/api/prayers/${prayer.id}/like`, { body: { ...claim, liked: true } });
  await visitor.call('POST', `/api/prayers/${prayer.id}/comments`, {
    body: { ...claim, comment: 'Praying with you.' },
  });
  const asRuth = newVisitor();
  await logIn(asRuth, ruth.phone);
  const seen = (await asRuth.call('GET', `/api/prayers/${prayer.id}`)).json() as Prayer;
  expect(seen).toMatchObject({ mine: false, userLiked: false, likeCount: 1 });
  expect(seen.comments).toMatchObject([{ userName: 'Community Member', mine: false }]);
});

test.each([
  '/api%2fnotifications%2fdeliveries',
  '/api/prayers%2F..%2F..%2Finternal',
  '/api/prayers/..%5c..%5cinternal',
  '/api//auth/user',
  '/api/prayers/../auth/user',
  '/api/prayers/%2e%2e/auth/user',
  '/api/auth/user%00',
])('When the path %s is asked for, then it goes nowhere', async (path) => {
  expect(await rawGet(stack.origin, path)).toMatch(/^HTTP\/1\.1 400 /);
});

test('When a login is ended elsewhere, then every service refuses it within a second', async () => {
  const admin = await addMember(stack, 'Miriam', 'Sandoval', 'admin');
  const [phone, laptop] = [newVisitor(), newVisitor()];
  await logIn(laptop, admin.phone);
  await logIn(phone, admin.phone);
  const requestId = randomUUID();
  const message = `Please pray for ${uniqueWord()}.`;
  await laptop.call('POST', '/api/prayer-chat', { body: { requestId, message } });
  const shared = await until(async () =>
    ((await laptop.call('GET', '/api/prayers')).json() as Prayer[]).find((one) => one.mine),
  );
  // After a lost login there must be no visitor cookie that could replace it.
  expect([...laptop.cookies.keys()]).toEqual(['kbf_login', 'kbf_browser']);

  const isMember = {
    auth: async () => (await laptop.call('GET', '/api/auth/user')).status === 200,
    community: async () =>
      ((await laptop.call('GET', `/api/prayers/${shared.id}`)).json() as Prayer).mine,
    intake: async () => (await laptop.call('GET', '/api/training-progress')).status === 200,
    ai: async () => (await laptop.call('GET', `/api/prayer-chat/${requestId}`)).status === 200,
    notifications: async () =>
      (await laptop.call('GET', '/api/notifications/deliveries')).status === 200,
  };
  // The library does not know people: its answers are the same for everyone.
  const members = Object.values(isMember);
  for (const knows of members) expect(await knows()).toBe(true);

  const ended = await phone.call('DELETE', '/api/auth/sessions');
  expect(ended.status).toBe(204);
  await Promise.all(members.map((knows) => until(async () => !(await knows()), 1_000)));
  const deleted = await laptop.call('DELETE', `/api/prayers/${shared.id}`);
  expect([401, 403]).toContain(deleted.status);
});

/**
 * GET with an unchanged target: fetch would normalize it.
 * @returns the whole answer with its status line
 */
function rawGet(origin: string, target: string): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname, () =>
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
  );
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('end', () => resolve(answer));
  socket.on('error', reject);
  return promise;
}
