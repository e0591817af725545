import { until } from '@kbf/test-kit';
import { expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { useGateway } from '../use-gateway.ts';

const goOn = Promise.withResolvers<void>();

/** A gateway before services that answer when they are told to. */
const { gateway, service } = useGateway(
  async (_request, response) => {
    await goOn.promise;
    return sendJson(response, 200, {});
  },
  (url) => ({
    COMMUNITY_URLS: url,
    LIBRARY_URLS: url,
    TRUSTED_PROXIES: '1',
    GATEWAY_LIMITS: JSON.stringify({ calls: { network: 3, inLine: 2 } }),
  }),
);

const read = (address: string, path = '/prayer-share/x') =>
  fetch(gateway().origin + path, { headers: { 'x-forwarded-for': address } });

it('When one address asks for much at once, then services see a few at a time of it, and all of others', async () => {
  const before = service().received.length;
  const seen = () => service().received.length - before;
  const many = Array.from({ length: 6 }, () => read('203.0.113.7'));
  const refused = await Promise.race(many);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  await until(() => seen() === 3);
  const other = read('203.0.113.8');
  await until(() => seen() === 4);
  // Another service answers the same address: one that hangs does not stop the others.
  const elsewhere = read('203.0.113.7', '/api/wisdom-quotes');
  await until(() => seen() === 5);
  goOn.resolve();
  expect((await other).status).toBe(200);
  expect((await elsewhere).status).toBe(200);
  const statuses = (await Promise.all(many)).map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(seen()).toBe(7);
});
