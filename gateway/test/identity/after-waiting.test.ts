import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeLogin } from '../login-cookies.ts';
import type { FakeLogin } from '../login-cookies.ts';
import { startIdentityStack } from './identity-stack.ts';

/** Calls whose body comes a while after their headers. */
const logins: FakeLogin[] = [];
let stack: Awaited<ReturnType<typeof startIdentityStack>>;
beforeAll(async () => {
  stack = await startIdentityStack(logins);
});
afterAll(() => stack.close());

const questionsAbout = ({ cookie }: FakeLogin) =>
  stack.auth.received.filter(
    ({ url, body }) => url === '/internal/identity' && body.includes(cookie),
  ).length;
const newLogin = (role: 'member' | 'admin') => {
  const login = fakeLogin(role);
  logins.push(login);
  return login;
};

/** Sends the headers, and the body after `meanwhile`, when the first answer of auth is no longer used. */
async function sendSlowly(login: FakeLogin, meanwhile: () => void) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { cookie: `kbf_login=${login.cookie}`, 'content-length': 2 };
  const sent = request(`${stack.origin}/api/prayers`, { method: 'POST', headers }, resolve);
  sent.on('error', reject);
  sent.write('{');
  await until(() => questionsAbout(login) > 0);
  await sleep(1_500);
  meanwhile();
  sent.end('}');
  const answer = await promise;
  return { status: answer.statusCode, body: JSON.parse(await text(answer)) as object };
}

it('When a login ends while the body of its call comes, then it is refused, and no service hears it', async () => {
  const login = newLogin('admin');
  const before = stack.community.received.length;
  const answer = await sendSlowly(login, () => void logins.splice(logins.indexOf(login), 1));
  expect(answer).toMatchObject({ status: 401, body: { code: 'login_required' } });
  expect(stack.community.received).toHaveLength(before);
});

it('When an admin loses the role while the body comes, then the service hears of a member', async () => {
  const login = newLogin('admin');
  const answer = await sendSlowly(login, () => void (login.identity.role = 'member'));
  expect(answer).toMatchObject({ status: 200, body: { identity: login.identity } });
  expect(login.identity.role).toBe('member');
});

it('When the login goes on, then a slow call is sent as it would have been at once', async () => {
  const login = newLogin('member');
  const answer = await sendSlowly(login, () => undefined);
  expect(answer).toMatchObject({ status: 200, body: { identity: login.identity } });
});

it('When a call does not wait, then auth is asked once', async () => {
  await until(async () => {
    const login = newLogin('member');
    const cookie = `kbf_login=${login.cookie}`;
    const answer = await stack.ask('/api/prayers', cookie, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
    return questionsAbout(login) === 1;
  });
});
