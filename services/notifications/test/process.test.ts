import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { announce } from '@kbf/events/testing';
import { createTestDatabase, freePort, identityHeaders, serviceEnv, until } from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startAuthServer } from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';
import { aLogin, liveEnv } from './setup.ts';

let database: TestDatabase;
let auth: AuthServer;
const started: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase('notifications');
  auth = await startAuthServer();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await database.drop();
  await auth.close();
});

/** The service as a process of its own, as it runs in production. */
async function startProcess(extra: Record<string, string> = {}) {
  const [port, opsPort] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env['PATH'],
    ...serviceEnv('notifications', database.url),
    ...liveEnv({ DELIVERY: 'outbox', AUTH_URL: auth.url, LOG_LEVEL: 'trace' }),
    PORT: String(port),
    OPS_PORT: String(opsPort),
    ...extra,
  };
  const main = join(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  const ready = () =>
    until(async () => (await fetch(`http://127.0.0.1:${opsPort}/readyz`)).ok, 20_000);
  return { child, ended, output: () => output, ready, url: `http://127.0.0.1:${port}` };
}

test('When a login is asked for, then the text is there, and no log line has number or code', async () => {
  const { child, ended, output, ready, url } = await startProcess();
  await ready();
  await announce('notifications', 'login.requested', aLogin());
  const headers = identityHeaders({ role: 'visitor' }, 'notifications');
  await until(async () => {
    const response = await fetch(`${url}/dev/messages`, { headers });
    return (await response.text()).includes('314159');
  });
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output()).toContain('message');
  expect(output()).not.toMatch(/314159|2025550142|token=Abc/);
  expect(output()).not.toMatch(/"level":(50|60)/);
});
