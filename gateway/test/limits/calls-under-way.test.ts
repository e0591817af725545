import { until } from '@kbf/test-kit';
import { beforeEach, expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { useGateway } from '../use-gateway.ts';

let goOn = Promise.withResolvers<void>();

/** A gateway before services that answer when they are told to. */
const { gateway, service } = useGateway(
  async (_request, response) => {
    await goOn.promise;
    return sendJson(response, 200, {});
  },
  (url) => ({
    AI_URLS: url,
    COMMUNITY_URLS: url,
    INTAKE_URLS: url,
    TRUSTED_PROXIES: '1',
    GATEWAY_LIMITS: JSON.stringify({ calls: { network: 3, inLine: 2 }, refusedAfterMs: 10 }),
  }),
);

let before = 0;
const seen = () => service().received.length - before;
beforeEach(() => {
  goOn = Promise.withResolvers<void>();
  before = service().received.length;
});

const headersOf = (address: string) => ({ 'x-forwarded-for': address });
const read = (address: string, path = '/prayer-share/x') =>
  fetch(gateway().origin + path, { headers: headersOf(address) });
const askForReply = (address: string) =>
  fetch(`${gateway().origin}/api/prayer-chat`, {
    method: 'POST',
    body: '{}',
    headers: headersOf(address),
  });

it('When one address asks for much at once, then services see a few at a time of it, and all of others', async () => {
  const many = Array.from({ length: 6 }, () => read('203.0.113.7'));
  const refused = await Promise.race(many);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  await until(() => seen() === 3);
  const other = read('203.0.113.8');
  await until(() => seen() === 4);
  // Another service answers the same address: one that hangs does not stop the others.
  const elsewhere = read('203.0.113.7', '/api/training-progress');
  await until(() => seen() === 5);
  goOn.resolve();
  expect((await other).status).toBe(200);
  expect((await elsewhere).status).toBe(200);
  const statuses = (await Promise.all(many)).map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(seen()).toBe(7);
  const metrics = await (await fetch(`${gateway().opsOrigin}/metrics`)).text();
  expect(metrics).toMatch(/gateway_refused_total\{[^}]*limit="calls"[^}]*\} 1\n/);
});

it('When forty replies are under way for one address, then the next one is told to come later', async () => {
  const replies = Array.from({ length: 40 }, () => askForReply('203.0.113.7'));
  await until(() => seen() === 40);
  const next = await askForReply('203.0.113.7');
  expect(next.status).toBe(503);
  expect(next.headers.get('retry-after')).toBe('30');
  const other = askForReply('203.0.113.8');
  await until(() => seen() === 41);
  goOn.resolve();
  const answers = await Promise.all([...replies, other]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
