import { calls, getWisdomWidget, sharePicture } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeService, identityOf } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

let service: FakeService;
let auth: FakeService;
let gateway: RunningGateway;

const widget = '/api/widget/wisdom';
const elsewhere = { origin: 'https://blog.example' };
const cookie = `kbf_login=${'a'.repeat(43)}; kbf_visitor=somebody; kbf_asked=1`;

beforeAll(async () => {
  service = await fakeService((request, response) => {
    if (request.headers['if-none-match'] === '"known"') return response.writeHead(304).end();
    // A service that says more than is its to say.
    response.writeHead(request.url.includes('sepia') ? 400 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=600',
      etag: '"known"',
      'set-cookie': 'kbf_login=planted',
      'x-frame-options': 'DENY',
      'content-security-policy': "script-src 'unsafe-inline'",
      'access-control-allow-origin': 'https://blog.example',
      'access-control-allow-credentials': 'true',
    });
    return response.end(request.method === 'HEAD' ? undefined : '<p>Wisdom</p>');
  });
  auth = await fakeService((_request, response) => response.writeHead(503).end());
  const other = service.url;
  gateway = await startGateway({
    AUTH_URLS: auth.url,
    LIBRARY_URLS: other,
    COMMUNITY_URLS: other,
    INTAKE_URLS: other,
    AI_URLS: other,
    NOTIFICATIONS_URLS: other,
    DELIVERY: 'outbox',
  });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([service.close(), auth.close()]);
});

const ask = (path: string, init: RequestInit = {}) => fetch(gateway.origin + path, init);
const preflight = (path: string, method = 'GET') =>
  ask(path, {
    method: 'OPTIONS',
    headers: { ...elsewhere, 'access-control-request-method': method },
  });

/** That any site may frame and read it, that it runs nothing, and that no cookie is involved. */
function expectOpen({ headers }: Response): void {
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const policy = headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "script-src 'none'",
    "style-src 'unsafe-inline'",
  ]);
}

/** That no other site may do either. @param shown what it may show: nothing, or a picture as a preview */
function isClosed({ headers }: Response, shown = 'same-origin'): boolean {
  const policy = headers.get('content-security-policy') ?? '';
  return (
    ![...headers.keys()].some((name) => name.startsWith('access-control-')) &&
    headers.get('x-frame-options') === 'DENY' &&
    headers.get('cross-origin-resource-policy') === shown &&
    policy.includes("frame-ancestors 'none'") &&
    !policy.includes('unsafe-inline')
  );
}

const otherCalls = calls.filter((call) => call.id !== getWisdomWidget.id);
const pathOf = (call: CallShape) => call.path.replace(/:\w+/g, 'x');

describe('the widget', () => {
  it.each(['', '?format=html&theme=dark', '?format=json'])(
    'When another site asks for it with “%s”, then it may frame and read the answer, and keep it',
    async (query) => {
      const answer = await ask(widget + query, { headers: elsewhere });
      expect(answer.status).toBe(200);
      expectOpen(answer);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
      expect(answer.headers.get('etag')).toBe('"known"');
    },
  );

  it('When the reader has it, asks for the head only or asks wrongly, then the headers are the same', async () => {
    const known = await ask(widget, { headers: { ...elsewhere, 'if-none-match': '"known"' } });
    const head = await ask(widget, { method: 'HEAD', headers: elsewhere });
    const wrong = await ask(`${widget}?theme=sepia`, { headers: elsewhere });
    expect([known.status, head.status, wrong.status]).toEqual([304, 200, 400]);
    for (const answer of [known, head, wrong]) expectOpen(answer);
  });

  it('When cookies come along, then nobody looks at them and none is set', async () => {
    const before = auth.received.length;
    const answer = await ask(widget, { headers: { ...elsewhere, cookie } });
    expect(answer.status).toBe(200);
    expectOpen(answer);
    expect(auth.received).toHaveLength(before);
    const received = service.received.at(-1)!;
    expect(received.headers.cookie).toBeUndefined();
    expect(identityOf(received, 'library')).toEqual(anonymous);
  });

  it('When a browser asks first whether the site may, then it may read, and no service is troubled', async () => {
    const before = service.received.length;
    const answer = await preflight(`${widget}?format=json`);
    expect(answer.status).toBe(204);
    expectOpen(answer);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(answer.headers.get('access-control-max-age')).toBe('86400');
    expect(service.received).toHaveLength(before);
  });

  it('When the library is away, then the site may read that it is', async () => {
    const alone = await startGateway();
    try {
      const answer = await fetch(alone.origin + widget, { headers: elsewhere });
      expect(answer.status).toBe(503);
      expectOpen(answer);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    } finally {
      await alone.stop();
    }
  });
});

describe('everything else', () => {
  it('When another site makes any other call, then it can neither frame nor read the answer', async () => {
    const open: string[] = [];
    for (const call of otherCalls) {
      const { id, method } = call;
      const answer = await ask(pathOf(call), { method, headers: elsewhere });
      if (!isClosed(answer, id === sharePicture.id ? 'cross-origin' : undefined)) open.push(id);
      await answer.arrayBuffer();
    }
    expect(otherCalls.length).toBeGreaterThan(50);
    expect(open).toEqual([]);
  });

  it('When a browser asks first whether a site may make any other call, then nothing says so', async () => {
    const open: string[] = [];
    for (const call of otherCalls) {
      const answer = await preflight(pathOf(call), call.method);
      if (answer.status !== 404 || !isClosed(answer)) open.push(call.id);
      await answer.arrayBuffer();
    }
    expect(open).toEqual([]);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/apps'],
    ['GET', '/no/such/page'],
    ['GET', '/api/docs'],
    ['GET', '/api/docs/openapi.json'],
    ['GET', '/assets/app-1234.js'],
    ['GET', '/api/widget'],
    ['GET', '/api/widget/'],
    ['GET', '/api/widget/other'],
    ['GET', '/api/widget/wisdom/'],
    ['GET', '/api/widget//wisdom'],
    ['GET', '/api/widget/%2e%2e/user'],
    ['GET', '/API/widget/wisdom'],
    ['POST', widget],
    ['PUT', widget],
    ['DELETE', widget],
    ['OPTIONS', '/api/widget/other'],
    ['OPTIONS', '/'],
  ])('When another site asks for %s %s, then it is closed to it', async (method, path) => {
    const answer = await ask(path, { method, headers: elsewhere });
    expect(isClosed(answer)).toBe(true);
  });

  it('When a service other than auth sets a cookie, then it is not passed on', async () => {
    const answer = await ask('/api/wisdom-quotes');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});
