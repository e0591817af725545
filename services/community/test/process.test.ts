import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  createTestDatabase,
  freePort,
  identityHeaders,
  queuePrefix,
  redisUrl,
  testKeys,
  until,
} from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
const started: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase('community');
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database.drop();
});

const environment = (port: number, opsPort: number) => ({
  PATH: process.env['PATH'],
  ...testKeys().env('community'),
  NODE_ENV: 'test',
  PORT: String(port),
  OPS_PORT: String(opsPort),
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  DATABASE_URL: database.url,
  DATABASE_POOL: '3',
  REDIS_URL: redisUrl(),
  QUEUE_PREFIX: queuePrefix(),
  AI_URL: 'http://127.0.0.1:1',
});

/** The service as a process of its own, as it runs in production. */
async function startProcess(extra: Record<string, string> = {}) {
  const [port, opsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { ...environment(port, opsPort), ...extra },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  const complaints: string[] = [];
  child.stderr.on('data', (part) => complaints.push(String(part)));
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { child, complaints, ended, url: `http://127.0.0.1:${port}`, opsPort };
}

test('When SIGTERM comes, then the process answers what is under way, closes everything and ends with 0', async () => {
  const { child, complaints, ended, url, opsPort } = await startProcess();
  await until(
    async () => child.exitCode !== null || (await fetch(`http://127.0.0.1:${opsPort}/readyz`)).ok,
    20_000,
  );
  const headers = identityHeaders({ role: 'visitor' }, 'community');
  expect((await fetch(`${url}/api/prayers`, { headers })).status).toBe(200);
  const underWay = Array.from({ length: 5 }, async () => {
    const answer = await fetch(`${url}/api/prayers?limit=7`, { headers });
    return answer.status;
  });
  // One more round trip, so that they have arrived.
  await fetch(`${url}/api/prayers`, { headers });
  child.kill('SIGTERM');

  expect(await ended).toEqual([0, null]);
  expect(await Promise.all(underWay)).toEqual([200, 200, 200, 200, 200]);
  expect(complaints.join('')).toBe('');
});
