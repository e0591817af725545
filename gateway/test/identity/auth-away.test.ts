import { describe, expect, it } from 'vitest';
import { until } from '@kbf/test-kit';
import { fakeLogin } from '../login-cookies.ts';
import { identityIn, startIdentityStack } from './identity-stack.ts';

describe('without auth', () => {
  it('When auth is away, then public reading goes on as a reader, and nothing else', async () => {
    const grace = fakeLogin();
    const stack = await startIdentityStack([grace]);
    await stack.auth.close();
    const cookie = `kbf_login=${grace.cookie}`;
    expect(await identityIn(await stack.ask('/api/prayers', cookie))).toEqual({ role: 'visitor' });
    const others = [
      stack.ask('/api/prayers', cookie, { method: 'POST' }),
      stack.ask('/api/prayers/x', cookie, { method: 'DELETE' }),
      stack.ask('/api/prayer-chat/x', cookie),
      stack.ask('/api/auth/user', cookie),
    ];
    for (const answer of await Promise.all(others)) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    }
    expect((await stack.ask('/api/prayers')).status).toBe(200);
    const posted = await stack.ask('/api/prayers', undefined, { method: 'POST' });
    expect(await identityIn(posted)).toMatchObject({ role: 'visitor' });

    const back = await stack.startAuth(Number(new URL(stack.auth.url).port));
    const deleted = await until(async () => {
      const answer = await stack.ask('/api/prayers/x', cookie, { method: 'DELETE' });
      return answer.status === 200 && answer;
    });
    expect(await identityIn(deleted)).toEqual(grace.identity);
    await back.close();
    await stack.close();
  });
});
