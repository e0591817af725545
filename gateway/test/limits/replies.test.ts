import { until } from '@kbf/test-kit';
import { expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { useGateway } from '../use-gateway.ts';

const goOn = Promise.withResolvers<void>();

/** A gateway before an ai that answers when it is told to. */
const { gateway, service } = useGateway(
  async (_request, response) => {
    await goOn.promise;
    return sendJson(response, 200, {});
  },
  (url) => ({
    AI_URLS: url,
    TRUSTED_PROXIES: '1',
    GATEWAY_LIMITS: JSON.stringify({ refusedAfterMs: 10 }),
  }),
);

const ask = (address: string) =>
  fetch(`${gateway().origin}/api/prayer-chat`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-forwarded-for': address },
  });

it('When forty replies are under way for one address, then the next one is told to come later', async () => {
  const replies = Array.from({ length: 40 }, () => ask('203.0.113.7'));
  await until(() => service().received.length === 40);
  const next = await ask('203.0.113.7');
  expect(next.status).toBe(503);
  expect(next.headers.get('retry-after')).toBe('30');
  const other = ask('203.0.113.8');
  await until(() => service().received.length === 41);
  goOn.resolve();
  const answers = await Promise.all([...replies, other]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
