import { connectRedis, createLogger } from '@kbf/process-kit';
import { freePort, redisUrl, until } from '@kbf/test-kit';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../start-gateway.ts';

describe('too many requests from one address', () => {
  it('When two gateways share a Redis, then what one let through counts in the other', async () => {
    const prefix = `limit-${await freePort()}`;
    const env = { REQUESTS_PER_MINUTE: '15', QUEUE_PREFIX: prefix };
    const [one, two] = await Promise.all([startGateway(env), startGateway(env)]);
    const redis = connectRedis(redisUrl(), 'worker', createLogger('test', 'silent'));
    // Both must count in the same minute.
    await until(() => Date.now() % 60_000 < 50_000, 12_000);
    for (let at = 0; at < 10; at += 1) expect((await fetch(one.origin)).status).toBe(200);
    const window = Math.floor(Date.now() / 60_000);
    const synced = (total: string) =>
      until(
        async () => (await redis.get(`${prefix}:limit:requests:${window}:127.0.0.1`)) === total,
      );
    await synced('10');
    expect((await fetch(two.origin)).status).toBe(200);
    await synced('11');

    let answered = 1;
    while ((await fetch(two.origin)).status === 200) answered += 1;
    // Alone it would answer 15.
    expect(answered).toBeLessThan(15);
    const refused = await fetch(two.origin);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
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
});
