import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, checkRedis } from '../src/index.ts';

/** A server that answers like a Redis with this policy and this time. */
async function startRedis(policy: string, time = new Date()): Promise<string> {
  const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;
  const answers: Record<string, string> = {
    INFO: bulk(`redis_version:8.0.0\r\nmaxmemory_policy:${policy}\r\n`),
    TIME: `*2\r\n${bulk(String(Math.floor(time.getTime() / 1000)))}${bulk('0')}`,
  };
  const server = createServer((socket) =>
    socket.on('data', (chunk) => {
      for (const [, name = ''] of chunk.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g))
        socket.write(answers[name.toUpperCase()] ?? '+OK\r\n');
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `redis://:a-secret-of-redis@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function refusalOf(url: string): Promise<string> {
  const error: unknown = await checkRedis(url).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw new Error('it was accepted');
  expect(error.message).not.toContain('a-secret-of-redis');
  return error.message;
}

test('When Redis keeps what waits, then it is accepted', async () => {
  await expect(checkRedis(await startRedis('noeviction'))).resolves.toBeUndefined();
});

test.each(['allkeys-lru', 'volatile-ttl'])(
  'When Redis has the policy %s, then the process says which setting cures it',
  async (policy) => {
    const message = await refusalOf(await startRedis(policy));
    expect(message).toMatch(/^REDIS_URL: .*--maxmemory-policy noeviction$/);
  },
);

test.each([-5, 5])('When the clocks are %i minutes apart, then it is refused', async (minutes) => {
  const time = new Date(Date.now() + minutes * 60_000);
  const message = await refusalOf(await startRedis('noeviction', time));
  expect(message).toMatch(/5 minutes apart: .*timedatectl set-ntp true$/);
});

test('When the clocks are seconds apart, or Redis is away, then it is accepted', async () => {
  const late = await startRedis('noeviction', new Date(Date.now() - 60_000));
  for (const url of [late, 'redis://127.0.0.1:9', '/there/is/no.sock'])
    await expect(checkRedis(url)).resolves.toBeUndefined();
});
