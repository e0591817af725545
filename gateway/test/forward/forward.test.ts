import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeService, sendJson } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

let service: FakeService;
let gateway: RunningGateway;
beforeAll(async () => {
  service = await fakeService((request, response) => {
    sendJson(
      response,
      request.url.includes('missing') ? 404 : 200,
      { body: request.body },
      {
        connection: 'x-hop',
        'x-hop': '1',
        'x-powered-by': 'something',
        'x-total-count': '7',
        'content-security-policy': "default-src 'unsafe-inline'",
      },
    );
  });
  gateway = await startGateway({
    COMMUNITY_URLS: service.url,
    // A proxy of the machine is for what leaves the machine: services are not asked through it.
    HTTP_PROXY: 'http://127.0.0.1:9',
    http_proxy: 'http://127.0.0.1:9',
    NODE_USE_ENV_PROXY: '1',
  });
});
afterAll(async () => {
  await gateway.stop();
  await service.close();
});

const post = (body: string) => fetch(`${gateway.origin}/api/prayers`, { method: 'POST', body });

describe('passing on', () => {
  it('When a call is made, then method, target and body arrive as they are', async () => {
    const body = JSON.stringify({ userRequest: 'für Ökumene 🙏' });
    expect(await (await post(body)).json()).toEqual({ body });
    await fetch(`${gateway.origin}/api/prayers?limit=5&cursor=a%2Fb`, { method: 'HEAD' });
    expect(service.received.at(-1)).toMatchObject({
      method: 'HEAD',
      url: '/api/prayers?limit=5&cursor=a%2Fb',
    });
  });

  it('When it is answered, then status and headers come back, without what is not for outside', async () => {
    const answer = await fetch(`${gateway.origin}/api/prayers/missing`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-total-count')).toBe('7');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    for (const name of ['x-hop', 'x-powered-by', 'server'])
      expect(answer.headers.get(name)).toBeNull();
    const id = answer.headers.get('x-request-id');
    expect(service.received.at(-1)?.headers['x-request-id']).toBe(id);
  });

  it.each(['/api/prayers/', '/api/prayers/a/b/c', '/API/prayers', '/api/prayersomething'])(
    'When %s is asked for, which is no call, then it is 404 and reaches no service',
    async (path) => {
      const before = service.received.length;
      const answer = await fetch(gateway.origin + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
      expect(service.received).toHaveLength(before);
    },
  );

  it('When a share page does not look like one, then the app answers 404', async () => {
    const answer = await fetch(`${gateway.origin}/prayer-share/a/b`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${gateway.origin}/prayer-share/a`)).status).toBe(200);
  });

  it('When messages are really sent, then there is no page of them', async () => {
    expect((await fetch(`${gateway.origin}/dev/messages`)).status).toBe(404);
  });
});
