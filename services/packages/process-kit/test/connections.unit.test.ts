import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectRedis, createLogger } from '../src/index.ts';

const logger = createLogger('test', 'silent');
// The connection's own commands are not under test.
const bare = { enableReadyCheck: false, disableClientInfo: true };
let folder: string;
let server: Server;
let redis: Redis | undefined;
const sockets = new Set<Socket>();

/** Answers every command of Redis' protocol with PONG. */
async function listen(): Promise<string> {
  const path = join(folder, 'redis.sock');
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (data) => {
      const commands = data.toString().match(/^\*\d+/gm)?.length ?? 0;
      socket.write('+PONG\r\n'.repeat(commands));
    });
    socket.on('error', () => undefined);
  });
  server.listen(path);
  await once(server, 'listening');
  return path;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redis-'));
});
afterEach(async () => {
  redis?.disconnect();
  for (const socket of sockets) socket.destroy();
  server?.close();
  await rm(folder, { recursive: true });
});

test('When the address is a path, then Redis is reached over its socket', async () => {
  redis = connectRedis(await listen(), 'worker', logger, bare);
  expect(await redis.ping()).toBe('PONG');
  expect(redis.options.path).toBe(join(folder, 'redis.sock'));
});

test('When a producer’s Redis is away, then its command fails at once; a worker’s waits for Redis', async () => {
  const path = join(folder, 'redis.sock');
  redis = connectRedis(path, 'producer', logger, bare);
  await expect(redis.ping()).rejects.toThrow('enableOfflineQueue');
  redis.disconnect();
  redis = connectRedis(path, 'worker', logger, bare);
  const waiting = redis.ping();
  await listen();
  expect(await waiting).toBe('PONG');
});

test('When Redis keeps a connection open and says nothing, then the connection is made anew', async () => {
  const path = await listen();
  let connections = 0;
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    // Silent on the first connection, as after a failover.
    if (connections > 1) socket.on('data', () => socket.write('+PONG\r\n'));
  });
  redis = connectRedis(path, 'worker', logger, { ...bare, socketTimeout: 100 });
  expect(await redis.ping()).toBe('PONG');
  expect(connections).toBe(2);
});

test('When nothing else is set, then each kind of connection has its longest silence', async () => {
  const path = await listen();
  redis = connectRedis(path, 'producer', logger, bare);
  expect(redis.options.socketTimeout).toBe(5_000);
  redis.disconnect();
  redis = connectRedis(path, 'worker', logger, bare);
  // Longer than a worker's blocking read.
  expect(redis.options.socketTimeout).toBe(20_000);
});
