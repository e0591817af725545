import { connectRedis, createLogger } from '@kbf/process-kit';
import { freePort, redisUrl, until } from '@kbf/test-kit';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../start-gateway.ts';

describe('too many requests from one address', () => {
  it('When two gateways share a Redis, then what one let through counts in the other', async () => {
    const prefix = `limit-${await freePort()}`;
    const env = { REQUESTS_PER_MINUTE: '15', QUEUE_PREFIX: prefix, TRUSTED_PROXIES: '1' };
    const [one, two] = await Promise.all([startGateway(env), startGateway(env)]);
    const redis = connectRedis(redisUrl(), 'worker', createLogger('test', 'silent'));
    const minute = () => Math.floor(Date.now() / 60_000);

    /** Undefined when a new minute began before all was counted. */
    const countFrom = async (address: string) => {
      const began = minute();
      const ask = (gateway: { origin: string }) =>
        fetch(gateway.origin, { headers: { 'x-forwarded-for': address } });
      const synced = (total: number) =>
        until(async () => {
          const known = await redis.get(`${prefix}:limit:requests:${began}:${address}`);
          return Number(known) === total || minute() !== began;
        });
      for (let at = 0; at < 10; at += 1) expect((await ask(one)).status).toBe(200);
      await synced(10);
      let last = await ask(two);
      await synced(11);
      let answered = 0;
      for (; last.status === 200; last = await ask(two)) answered += 1;
      return minute() === began ? { answered, last } : undefined;
    };
    let counted: Awaited<ReturnType<typeof countFrom>>;
    for (let at = 1; !counted; at += 1) counted = await countFrom(`192.0.2.${at}`);

    // Alone it would answer 15.
    expect(counted.answered).toBeLessThan(15);
    expect(Number(counted.last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await counted.last.json()).toMatchObject({ code: 'too_many_requests' });
    redis.disconnect();
    await Promise.all([one.stop(), two.stop()]);
  });

  it('When there is no Redis, then the gateway counts from memory', async () => {
    const gateway = await startGateway({
      REQUESTS_PER_MINUTE: '3',
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    });
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) statuses.push((await fetch(gateway.origin)).status);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(statuses).toContain(429);
    await gateway.stop();
  });

  it('When a network is over its limit, then it waits for the refusal, however often it asks', async () => {
    const gateway = await startGateway({
      REQUESTS_PER_MINUTE: '1',
      TRUSTED_PROXIES: '1',
      GATEWAY_LIMITS: JSON.stringify({ refusedAfterMs: 300 }),
    });
    /** Times of refusals in milliseconds, at least the wait. A new minute may let one request through. */
    const times: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const begun = performance.now();
      const { status } = await fetch(gateway.origin);
      if (status === 429) times.push(performance.now() - begun);
    }
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...times)).toBeGreaterThan(270);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    expect((await fetch(gateway.origin, { headers })).status).toBe(200);
    await gateway.stop();
  });
});
