import { once } from 'node:events';
import { createServer } from 'node:http';
import { until } from '@kbf/test-kit';
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
});
