import { describe, expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { rawRequest } from '../raw-request.ts';
import { useGateway } from '../use-gateway.ts';

const elsewhere = { origin: 'https://evil.example' };

const { gateway, service } = useGateway(
  (_request, response) => sendJson(response, 200, {}),
  (url) => ({
    COMMUNITY_URLS: url,
    NOTIFICATIONS_URLS: url,
    PUBLIC_ORIGIN: 'http://fellowship.example',
    DELIVERY: 'outbox',
  }),
);

const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway().origin + path, { method: 'POST', headers });

describe('changes from other sites', () => {
  it('When another site posts, then it is 403 and reaches no service', async () => {
    const before = service().received.length;
    const answer = await post('/api/prayers', elsewhere);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'forbidden' });
    expect(service().received).toHaveLength(before);
  });

  it('When our own page, a program or a page on this machine posts, then it goes through', async () => {
    expect((await post('/api/prayers', { origin: 'http://fellowship.example' })).status).toBe(200);
    expect((await post('/api/prayers')).status).toBe(200);
    expect((await post('/api/prayers', { origin: gateway().origin })).status).toBe(200);
  });

  it('When a webhook is called from anywhere, then its signature is the service’s to judge', async () => {
    const answer = await post('/api/notifications/sms-incoming', {
      ...elsewhere,
      'x-twilio-signature': 'signed',
    });
    expect(answer.status).toBe(200);
    expect(service().received.at(-1)?.headers['x-twilio-signature']).toBe('signed');
  });

  it('When the local messages are asked for under a foreign name, then there are none', async () => {
    const named = (host: string) =>
      rawRequest(
        gateway().origin,
        `GET /dev/messages HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
      );
    expect(await named('evil.example')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await named('127.0.0.1')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('When anything is answered, then there is no CORS header', async () => {
    const answer = await fetch(`${gateway().origin}/api/prayers`, { headers: elsewhere });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });
});
