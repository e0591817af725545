import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { testKeys, until } from '@kbf/test-kit';
import { describe, expect, it } from 'vitest';
import { fakeLogin } from '../login-cookies.ts';
import type { FakeLogin } from '../login-cookies.ts';
import { cookieIn, identityIn, startIdentityStack } from './identity-stack.ts';

const logOut = { method: 'POST' };
const path = '/api/auth/logout';

async function expectEnded(
  stack: Awaited<ReturnType<typeof startIdentityStack>>,
  logins: FakeLogin[],
  cookie: string,
) {
  const back = await stack.startAuth(Number(new URL(stack.auth.url).port));
  const seen = new Set<string>();
  await until(async () => {
    const answer = await stack.ask('/api/prayers', cookie);
    seen.add(JSON.stringify(await identityIn(answer)));
    return logins.length === 0;
  });
  expect([...seen]).toEqual([JSON.stringify({ role: 'visitor' })]);
  await back.close();
  await stack.close();
}

describe('logging out without auth', () => {
  it('When auth is away, then the browser forgets the login at once, and auth ends it when it is back', async () => {
    const grace = fakeLogin();
    const logins = [grace];
    const stack = await startIdentityStack(logins);
    await stack.auth.close();
    const cookie = `kbf_login=${grace.cookie}`;
    const answer = await stack.ask(path, `${cookie}; kbf_visitor=somebody`, logOut);
    expect(answer.status).toBe(204);
    expect(cookieIn(answer, 'kbf_login')).toContain('Max-Age=0');
    expect(cookieIn(answer, 'kbf_visitor')).toContain('Max-Age=0');
    await expectEnded(stack, logins, cookie);
  });

  it('When auth goes away between two questions, then it is the same', async () => {
    const grace = fakeLogin();
    const logins = [grace];
    const stack = await startIdentityStack(logins);
    const cookie = `kbf_login=${grace.cookie}`;
    await stack.ask('/api/prayers', cookie);
    await stack.auth.close();
    const answer = await stack.ask(path, cookie, logOut);
    expect(answer.status).toBe(204);
    expect(cookieIn(answer, 'kbf_login')).toContain('Max-Age=0');
    await expectEnded(stack, logins, cookie);
  });

  it('When auth cannot end it, then the browser forgets it all the same, and nobody is in by that cookie', async () => {
    const grace = fakeLogin();
    const broken = createServer((request, response) => {
      response.writeHead(request.url === '/internal/identity' ? 200 : 503, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ identity: grace.identity }));
    }).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const { port } = broken.address() as { port: number };
    const stack = await startIdentityStack([], { AUTH_URLS: `http://127.0.0.1:${port}` });
    const cookie = `kbf_login=${grace.cookie}`;
    expect(await identityIn(await stack.ask('/api/prayers', cookie))).toEqual(grace.identity);
    const answer = await stack.ask(path, cookie, logOut);
    expect(cookieIn(answer, 'kbf_login')).toContain('Max-Age=0');
    expect(await identityIn(await stack.ask('/api/prayers', cookie))).toEqual({ role: 'visitor' });
    await stack.close();
    broken.close();
  });

  it('When junk is logged out while auth is away, then the logout of a member is not held up', async () => {
    const grace = fakeLogin();
    const logins = [grace];
    const stack = await startIdentityStack(logins);
    await stack.auth.close();
    const junk = [
      'x',
      'é'.repeat(30),
      'a'.repeat(4000),
      '%00%00%00%00%00%00%00%00',
      '../../../../../x',
    ];
    for (const value of junk)
      expect((await stack.ask(path, `kbf_login=${encodeURI(value)}`, logOut)).status).toBe(204);
    const cookie = `kbf_login=${grace.cookie}`;
    await stack.ask(path, cookie, logOut);
    await expectEnded(stack, logins, cookie);
  });

  it('When auth refuses one login or fails at it, then the others are ended all the same', async () => {
    const [refused, failing, grace] = ['refused-'.repeat(3), 'failing-'.repeat(3), 'a'.repeat(24)];
    const ended: string[] = [];
    let isAway = true;
    const odd = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        const { cookie } = JSON.parse(body || '{}') as { cookie?: string };
        const isEnd = request.url === '/internal/end-login';
        const status = isAway ? 503 : cookie === refused ? 400 : cookie === failing ? 500 : 200;
        if (isEnd && status === 200 && cookie) ended.push(cookie);
        response.writeHead(isEnd ? status : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ ended: true }));
      });
    }).listen(0, '127.0.0.1');
    await once(odd, 'listening');
    const { port } = odd.address() as { port: number };
    const stack = await startIdentityStack([], { AUTH_URLS: `http://127.0.0.1:${port}` });
    for (const value of [refused, failing, grace])
      await stack.ask(path, `kbf_login=${value}`, logOut);
    isAway = false;
    await until(() => ended.length > 0);
    expect(ended).toEqual([grace]);
    await stack.close();
    odd.close();
  });

  it('When the gateway starts again before auth is back, then the login is still ended', async () => {
    const grace = fakeLogin();
    const logins = [grace];
    const env = {
      QUEUE_PREFIX: `restart-${randomUUID().slice(0, 8)}`,
      ...testKeys().env('gateway'),
    };
    const cookie = `kbf_login=${grace.cookie}`;
    const first = await startIdentityStack(logins, env);
    await first.auth.close();
    expect((await first.ask(path, cookie, logOut)).status).toBe(204);
    await first.close();
    const second = await startIdentityStack(logins, env);
    await until(() => logins.length === 0);
    expect(await identityIn(await second.ask('/api/prayers', cookie))).toEqual({ role: 'visitor' });
    await second.close();
  });

  it('When the body of a logout is too large, or no JSON, then it logs out', async () => {
    for (const body of ['x'.repeat(3_000_000), '{"a":', '\0\0']) {
      const grace = fakeLogin();
      const stack = await startIdentityStack([grace]);
      const cookie = `kbf_login=${grace.cookie}`;
      const answer = await stack.ask(path, cookie, { ...logOut, body });
      expect(answer.status).toBe(204);
      expect(cookieIn(answer, 'kbf_login')).toContain('Max-Age=0');
      await until(async () => {
        const now = await identityIn(await stack.ask('/api/prayers', cookie));
        return JSON.stringify(now) === JSON.stringify({ role: 'visitor' });
      });
      await stack.close();
    }
  });
});
