import { freePort, until } from '@kbf/test-kit';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../start-gateway.ts';

describe('too many requests from one address', () => {
  it('When two gateways share a Redis, then what one let through counts in the other', async () => {
    const env = { REQUESTS_PER_MINUTE: '15', QUEUE_PREFIX: `limit-${await freePort()}` };
    const [one, two] = await Promise.all([startGateway(env), startGateway(env)]);
    for (let at = 0; at < 10; at += 1) expect((await fetch(one.origin)).status).toBe(200);

    const refused = await until(async () => {
      const answer = await fetch(two.origin);
      return answer.status === 429 && answer;
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    await until(async () => (await fetch(one.origin)).status === 429);
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
