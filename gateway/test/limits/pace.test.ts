import { expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { useGateway } from '../use-gateway.ts';

/** Two changes of one address at once; the next would have to wait for longer than any may. */
const changes = { atOnce: 2, perSecond: 1, waitMs: 1 };

const { gateway, service } = useGateway(
  (_request, response) => sendJson(response, 201, {}),
  (url) => ({
    COMMUNITY_URLS: url,
    NOTIFICATIONS_URLS: url,
    TRUSTED_PROXIES: '1',
    GATEWAY_LIMITS: JSON.stringify({ changes, refusedAfterMs: 10 }),
  }),
);

const call = async (method: string, path: string, address: string) => {
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
  const body = method === 'GET' ? {} : { body: '{}' };
  return await fetch(gateway().origin + path, { method, headers, ...body });
};
const statuses = async (times: number, ...what: Parameters<typeof call>) =>
  (await Promise.all(Array.from({ length: times }, () => call(...what))))
    .map(({ status }) => status)
    .sort((a, b) => a - b);

it('When one address changes much at once, then services see what its pace allows, and all of others', async () => {
  const before = service().received.length;
  expect(await statuses(4, 'POST', '/api/prayers', '203.0.113.7')).toEqual([201, 201, 429, 429]);
  expect(service().received.length - before).toBe(2);
  expect(await statuses(2, 'POST', '/api/prayers', '203.0.113.8')).toEqual([201, 201]);
});

it('When a congregation reads behind one router, then nobody is held back', async () => {
  await statuses(3, 'POST', '/api/prayers', '203.0.113.9');
  const path = '/prayer-share/x';
  expect(await statuses(100, 'GET', path, '203.0.113.9')).toEqual(Array(100).fill(201));
});

it('When another program tells us much at once, then all of it is heard', async () => {
  const path = '/api/notifications/sms-incoming';
  expect(await statuses(5, 'POST', path, '203.0.113.10')).toEqual([201, 201, 201, 201, 201]);
});
