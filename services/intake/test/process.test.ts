import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, identityHeaders, serviceEnv, until } from '@kbf/test-kit';
import { afterEach, expect, test } from 'vitest';
import { aContact, useIntake } from './setup.ts';

const intake = useIntake();
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** The service as a process of its own, as it runs in production. */
async function startProcess(extra: Record<string, string> = {}) {
  const [port, opsPort] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env['PATH'],
    ...serviceEnv('intake', intake.databaseUrl),
    PORT: String(port),
    OPS_PORT: String(opsPort),
    LOG_LEVEL: 'trace',
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

test('When SIGTERM comes, then forms under way are still taken, the process ends with 0, and no log line tells who wrote', async () => {
  const { child, ended, output, ready, url } = await startProcess();
  await ready();
  const post = () =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        ...identityHeaders({ role: 'visitor' }, 'intake'),
        'content-type': 'application/json',
      },
      body: JSON.stringify(aContact()),
    });
  expect((await post()).status).toBe(201);
  const underWay = Array.from({ length: 5 }, post);
  await until(async () => (await intake.deps.database.prisma.contactSubmission.count()) > 1);
  child.kill('SIGTERM');
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 201),
  );
  expect(await ended).toEqual([0, null]);
  expect(output()).toContain('answered');
  expect(output()).not.toMatch(/lydia|marsh|202\D{0,2}555/i);
  expect(output()).not.toMatch(/"level":(50|60)/);
});
