import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '@kbf/test-kit';
import { fakeService, sendJson } from '../fake-service.ts';
import { fakeLogin } from '../login-cookies.ts';
import { startGateway } from '../start-gateway.ts';
import { cookieIn, identityIn, startIdentityStack } from './identity-stack.ts';

const daniel = fakeLogin();
let stack: Awaited<ReturnType<typeof startIdentityStack>>;

beforeAll(async () => {
  stack = await startIdentityStack([daniel], { VISITORS_PER_HOUR: '8' });
});
afterAll(() => stack.close());

describe('visitors', () => {
  it('When someone first leaves something, then they get a cookie that says who they are from then on', async () => {
    const first = await stack.ask('/api/prayers', undefined, { method: 'POST' });
    const cookie = cookieIn(first, 'kbf_visitor')!;
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const { visitorId } = (await identityIn(first)) as { visitorId: string };
    expect(visitorId).toMatch(/^[\da-f-]{36}$/);
    const second = await stack.ask('/api/prayers', cookie.split(';')[0], { method: 'POST' });
    expect(second.headers.getSetCookie()).toEqual([]);
    expect(await identityIn(second)).toEqual({ role: 'visitor', visitorId });
  });

  it('When a member leaves something, then no visitor is made', async () => {
    const answer = await stack.ask('/api/prayers', `kbf_login=${daniel.cookie}`, {
      method: 'POST',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await identityIn(answer)).toEqual(daniel.identity);
  });

  it('When one address makes visitor after visitor, then it has to wait; who has a cookie has not', async () => {
    const first = await stack.ask('/api/prayers', undefined, { method: 'POST' });
    const cookie = cookieIn(first, 'kbf_visitor')?.split(';')[0];
    const refused = await until(async () => {
      const answer = await stack.ask('/api/prayers', undefined, { method: 'POST' });
      return answer.status === 429 && answer;
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stack.ask('/api/prayers', cookie, { method: 'POST' })).status).toBe(200);
  });

  it('When the service was away, then that costs nobody their allowance; a cookie that was set does', async () => {
    let isAway = true;
    const community = await fakeService((_request, response) =>
      sendJson(response, isAway ? 503 : 201, {}),
    );
    const gateway = await startGateway({ COMMUNITY_URLS: community.url, VISITORS_PER_HOUR: '3' });
    const post = async () =>
      (await fetch(`${gateway.origin}/api/prayers`, { method: 'POST', body: '{}' })).status;
    for (let at = 0; at < 10; at += 1) expect(await post()).toBe(503);
    isAway = false;
    expect([await post(), await post(), await post(), await post()]).toEqual([201, 201, 201, 429]);
    await gateway.stop();
    await community.close();
  });
});
