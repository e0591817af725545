import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '@kbf/test-kit';
import { identityOf } from '../fake-service.ts';
import { fakeLogin } from '../login-cookies.ts';
import { cookieIn, identityIn, startIdentityStack } from './identity-stack.ts';

const grace = fakeLogin('admin');
const daniel = fakeLogin();
const logins = [grace, daniel];
let stack: Awaited<ReturnType<typeof startIdentityStack>>;

beforeAll(async () => {
  stack = await startIdentityStack(logins);
});
afterAll(() => stack.close());
beforeEach(() => {
  logins.splice(0, logins.length, grace, daniel);
});

describe('who asks', () => {
  it('When a login cookie comes along, then the service learns whose it is, from a token for it alone', async () => {
    expect(await identityIn(await stack.ask('/api/prayers', `kbf_login=${grace.cookie}`))).toEqual(
      grace.identity,
    );
    const asked = stack.community.received.at(-1)!;
    expect(identityOf(asked, 'auth')).toBeUndefined();
    expect(asked.headers.cookie).toBeUndefined();
  });

  it('When an admin approves a person, then the service learns it, and is told nothing before', async () => {
    const joiner = fakeLogin();
    joiner.identity.isApproved = false;
    logins.push(joiner);
    const seen = async () =>
      identityIn(await stack.ask('/api/prayers', `kbf_login=${joiner.cookie}`));
    const { isApproved, ...unapproved } = joiner.identity;
    expect([isApproved, await seen()]).toEqual([false, unapproved]);
    joiner.identity.isApproved = true;
    await expect.poll(seen).toEqual(joiner.identity);
  });

  it('When there is no cookie, or an unknown one, then it is a reader and gets no cookie', async () => {
    for (const cookie of [undefined, 'kbf_login=login-of-nobody-at-all', 'kbf_visitor=forged.x']) {
      const answer = await stack.ask('/api/prayers', cookie);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await identityIn(answer)).toEqual({ role: 'visitor' });
    }
  });

  it('When a request claims to be somebody by its headers, then the claim is dropped', async () => {
    const real = await stack.ask('/api/prayers', `kbf_login=${grace.cookie}`);
    await real.body?.cancel();
    const stolen = String(stack.community.received.at(-1)?.headers['x-identity']);
    const answer = await stack.ask('/api/prayers', undefined, {
      headers: {
        'x-identity': stolen,
        'x-service': 'anything',
        'x-user-id': 'someone',
        'x-forwarded-for': '203.0.113.9',
        'x-client-address': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      },
    });
    expect(await identityIn(answer)).toEqual({ role: 'visitor' });
    const { headers } = stack.community.received.at(-1)!;
    expect(headers).toMatchObject({
      'x-client-address': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
    });
    for (const name of ['x-service', 'x-user-id', 'forwarded'])
      expect(headers[name]).toBeUndefined();
  });

  it('When many readers come, then they share one token', async () => {
    await Promise.all(Array.from({ length: 5 }, () => stack.ask('/api/prayers/x')));
    const tokens = stack.community.received.slice(-5).map(({ headers }) => headers['x-identity']);
    expect(new Set(tokens).size).toBe(1);
  });

  it('When many requests of one login come at once, then auth is asked once', async () => {
    const questions = () =>
      stack.auth.received.filter(({ url }) => url === '/internal/identity').length;
    await until(async () => {
      const before = questions();
      const cookie = `kbf_login=${daniel.cookie}`;
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => stack.ask('/api/user', cookie)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      return questions() - before <= 1;
    });
  });
});

describe('ending a login', () => {
  it('When it ends here, then the very next request is nobody’s, and the visitor is another', async () => {
    const first = await stack.ask('/api/prayers', undefined, { method: 'POST' });
    const visitor = cookieIn(first, 'kbf_visitor')!.split(';')[0]!;
    const cookies = `kbf_login=${grace.cookie}; ${visitor}`;
    expect(await identityIn(await stack.ask('/api/prayers', cookies))).toMatchObject(
      grace.identity,
    );

    const left = await stack.ask('/api/auth/logout', cookies, { method: 'POST' });
    expect(left.status).toBe(204);
    expect(cookieIn(left, 'kbf_login')).toContain('Max-Age=0');
    expect(cookieIn(left, 'kbf_visitor')).toContain('Max-Age=0');
    const next = await stack.ask('/api/prayers', `kbf_login=${grace.cookie}`);
    expect(await identityIn(next)).toEqual({ role: 'visitor' });
  });

  it('When it ends elsewhere, then it is refused soon, without a word to the gateway', async () => {
    const cookie = `kbf_login=${daniel.cookie}`;
    expect(await identityIn(await stack.ask('/api/prayers', cookie))).toEqual(daniel.identity);
    logins.length = 0;
    await until(
      async () =>
        ((await identityIn(await stack.ask('/api/prayers', cookie))) as { role: string }).role ===
        'visitor',
      1_000,
    );
    expect(await identityIn(await stack.ask('/api/prayers', cookie))).toEqual({ role: 'visitor' });
  });
});
