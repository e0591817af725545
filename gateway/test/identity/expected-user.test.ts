import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeLogin } from '../login-cookies.ts';
import { cookieIn, identityIn, startIdentityStack } from './identity-stack.ts';

const ruth = fakeLogin();
const daniel = fakeLogin();
const logins = [ruth, daniel];
const idOf = ({ identity }: typeof ruth) => identity.userId!;
let stack: Awaited<ReturnType<typeof startIdentityStack>>;

beforeAll(async () => {
  stack = await startIdentityStack(logins);
});
afterAll(() => stack.close());

const write = (expected: string, cookie?: string, path = '/api/prayers') =>
  stack.ask(path, cookie, { method: 'POST', headers: { 'x-expected-user': expected } });
const as = (login: typeof ruth) => `kbf_login=${login.cookie}`;

describe('a page that takes somebody to be logged in', () => {
  it('When that person is, then the change is made, and the service never sees what the page thought', async () => {
    const answer = await write(idOf(ruth), as(ruth));
    expect(await identityIn(answer)).toMatchObject(ruth.identity);
    expect(stack.community.received.at(-1)?.headers['x-expected-user']).toBeUndefined();
  });

  it('When the login has ended, then nothing reaches the service and no visitor is made', async () => {
    const ended = fakeLogin();
    const before = stack.community.received.length;
    for (const cookie of [as(ended), undefined]) {
      const answer = await write(idOf(ended), cookie);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'login_required' });
      expect(cookieIn(answer, 'kbf_visitor')).toBeUndefined();
    }
    expect(stack.community.received).toHaveLength(before);
  });

  it('When somebody else is logged in by now, then nothing is done in that person’s name', async () => {
    const before = stack.community.received.length;
    const answer = await write(idOf(ruth), as(daniel));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'login_changed' });
    expect((await write(randomUUID(), as(ruth))).status).toBe(409);
    expect((await write('anything', as(ruth))).status).toBe(409);
    expect(stack.community.received).toHaveLength(before);
  });

  it('When it only reads, or logs in or out, then that goes on', async () => {
    const headers = { 'x-expected-user': idOf(ruth) };
    expect((await stack.ask('/api/prayers', undefined, { headers })).status).toBe(200);
    expect((await write(idOf(ruth), undefined, '/api/auth/send-magic-link')).status).toBe(200);
    expect((await write(idOf(ruth), undefined, '/api/auth/logout')).status).toBe(204);
  });

  it('When a page says nothing, then the cookie alone decides', async () => {
    const answer = await stack.ask('/api/prayers', undefined, { method: 'POST' });
    expect(await identityIn(answer)).toMatchObject({ role: 'visitor' });
  });
});
