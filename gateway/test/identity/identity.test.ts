import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '@kbf/test-kit';
import { fakeService, identityOf, sendJson, whoAsks } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

let auth: FakeService;
let community: FakeService;
let gateway: RunningGateway;
const grace = fakeLogin('admin');
const daniel = fakeLogin();
const ruth = fakeLogin();
let logins = [grace, daniel, ruth];

beforeAll(async () => {
  auth = await fakeService((request, response) => {
    if (answerIdentity(logins, request, response)) return;
    if (request.url === '/api/auth/logout') {
      logins = logins.filter(({ cookie }) => !request.headers.cookie?.includes(cookie));
      response.writeHead(204, { 'set-cookie': 'kbf_login=; Max-Age=0' }).end();
    } else whoAsks('auth')(request, response, request as never);
  });
  community = await fakeService(whoAsks('community'));
  gateway = await startGateway({
    AUTH_URLS: auth.url,
    COMMUNITY_URLS: community.url,
    AI_URLS: community.url,
    VISITORS_PER_HOUR: '8',
  });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([auth.close(), community.close()]);
});
beforeEach(() => {
  logins = [grace, daniel, ruth];
});

const ask = (
  path: string,
  cookie?: string,
  init: { method?: string; headers?: Record<string, string> } = {},
) =>
  fetch(gateway.origin + path, {
    ...init,
    headers: { ...init.headers, ...(cookie ? { cookie } : {}) },
  });
const identity = async (answer: Response) =>
  ((await answer.json()) as { identity: unknown }).identity;
const cookieOf = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

describe('who asks', () => {
  it('When a login cookie comes along, then the service learns whose it is, from a token for it alone', async () => {
    expect(await identity(await ask('/api/prayers', `kbf_login=${grace.cookie}`))).toEqual(
      grace.identity,
    );
    const asked = community.received.at(-1)!;
    expect(identityOf(asked, 'auth')).toBeUndefined();
    expect(asked.headers.cookie).toBeUndefined();
  });

  it('When there is no cookie, or an unknown one, then it is a reader and gets no cookie', async () => {
    for (const cookie of [undefined, 'kbf_login=login-of-nobody-at-all', 'kbf_visitor=forged.x']) {
      const answer = await ask('/api/prayers', cookie);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await identity(answer)).toEqual({ role: 'visitor' });
    }
  });

  it('When a request claims to be somebody by its headers, then the claim is dropped', async () => {
    const real = await ask('/api/prayers', `kbf_login=${grace.cookie}`);
    await real.body?.cancel();
    const stolen = String(community.received.at(-1)?.headers['x-identity']);
    const answer = await ask('/api/prayers', undefined, {
      headers: {
        'x-identity': stolen,
        'x-service': 'anything',
        'x-user-id': 'someone',
        'x-forwarded-for': '203.0.113.9',
        'x-client-address': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      },
    });
    expect(await identity(answer)).toEqual({ role: 'visitor' });
    const { headers } = community.received.at(-1)!;
    expect(headers).toMatchObject({
      'x-client-address': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
    });
    for (const name of ['x-service', 'x-user-id', 'forwarded'])
      expect(headers[name]).toBeUndefined();
  });

  it('When many readers come, then they share one token', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask('/api/prayers/x')));
    const tokens = community.received.slice(-5).map(({ headers }) => headers['x-identity']);
    expect(new Set(tokens).size).toBe(1);
  });

  it('When many requests of one login come at once, then auth is asked once', async () => {
    const questions = () => auth.received.filter(({ url }) => url === '/internal/identity').length;
    await until(async () => {
      const before = questions();
      const cookie = `kbf_login=${daniel.cookie}`;
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/api/user', cookie)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      return questions() - before <= 1;
    });
  });
});

describe('ending a login', () => {
  it('When it ends here, then the very next request is nobody’s, and the visitor is another', async () => {
    const first = await ask('/api/prayers', undefined, { method: 'POST' });
    const visitor = cookieOf(first, 'kbf_visitor')!.split(';')[0]!;
    const cookies = `kbf_login=${grace.cookie}; ${visitor}`;
    expect(await identity(await ask('/api/prayers', cookies))).toMatchObject(grace.identity);

    const left = await ask('/api/auth/logout', cookies, { method: 'POST' });
    expect(left.status).toBe(204);
    expect(cookieOf(left, 'kbf_login')).toContain('Max-Age=0');
    expect(cookieOf(left, 'kbf_visitor')).toContain('Max-Age=0');
    const next = await ask('/api/prayers', `kbf_login=${grace.cookie}`);
    expect(await identity(next)).toEqual({ role: 'visitor' });
  });

  it('When it ends elsewhere, then it is refused soon, without a word to the gateway', async () => {
    const cookie = `kbf_login=${daniel.cookie}`;
    expect(await identity(await ask('/api/prayers', cookie))).toEqual(daniel.identity);
    logins = [];
    await until(
      async () =>
        ((await identity(await ask('/api/prayers', cookie))) as { role: string }).role ===
        'visitor',
      1_000,
    );
    expect(await identity(await ask('/api/prayers', cookie))).toEqual({ role: 'visitor' });
  });
});

describe('visitors', () => {
  it('When someone first leaves something, then they get a cookie that says who they are from then on', async () => {
    const first = await ask('/api/prayers', undefined, { method: 'POST' });
    const cookie = cookieOf(first, 'kbf_visitor')!;
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const { visitorId } = (await identity(first)) as { visitorId: string };
    expect(visitorId).toMatch(/^[\da-f-]{36}$/);
    const second = await ask('/api/prayers', cookie.split(';')[0], { method: 'POST' });
    expect(second.headers.getSetCookie()).toEqual([]);
    expect(await identity(second)).toEqual({ role: 'visitor', visitorId });
  });

  it('When a member leaves something, then no visitor is made', async () => {
    const answer = await ask('/api/prayers', `kbf_login=${ruth.cookie}`, { method: 'POST' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await identity(answer)).toEqual(ruth.identity);
  });

  it('When one address makes visitor after visitor, then it has to wait; who has a cookie has not', async () => {
    const first = await ask('/api/prayers', undefined, { method: 'POST' });
    const cookie = cookieOf(first, 'kbf_visitor')?.split(';')[0];
    const refused = await until(async () => {
      const answer = await ask('/api/prayers', undefined, { method: 'POST' });
      return answer.status === 429 && answer;
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/prayers', cookie, { method: 'POST' })).status).toBe(200);
  });
});

describe('without auth', () => {
  it('When auth is away, then public reading goes on as a reader, and nothing else', async () => {
    const port = Number(new URL(auth.url).port);
    await auth.close();
    const cookie = `kbf_login=${fakeLogin().cookie}`;
    expect(await identity(await ask('/api/prayers', cookie))).toEqual({ role: 'visitor' });
    const others = [
      ask('/api/prayers', cookie, { method: 'POST' }),
      ask('/api/prayers/x', cookie, { method: 'DELETE' }),
      ask('/api/prayer-chat/x', cookie),
      ask('/api/auth/user', cookie),
    ];
    for (const answer of await Promise.all(others)) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    }
    expect((await ask('/api/prayers')).status).toBe(200);

    logins = [grace];
    auth = await fakeService((request, response) => {
      if (!answerIdentity(logins, request, response)) sendJson(response, 404, {});
    }, port);
    const back = `kbf_login=${grace.cookie}`;
    await until(
      async () => (await ask('/api/prayers/x', back, { method: 'DELETE' })).status === 200,
    );
  });
});
