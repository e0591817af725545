import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { anonymous } from '@kbf/process-kit';
import { freePort, identityHeaders, testKeys, until } from '@kbf/test-kit';
import { afterEach, expect, it } from 'vitest';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** The library as a process of its own, as it runs in production. */
function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { ...testKeys().env('library'), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  const complaint: string[] = [];
  child.stderr.on('data', (part) => complaint.push(String(part)));
  return { child, ended: once(child, 'exit'), complaint };
}

it('When it is started with keys and ports alone, then it serves, and SIGTERM ends it with 0', async () => {
  const [port, opsPort] = await Promise.all([freePort(), freePort()]);
  const { child, ended } = startProcess({
    PORT: String(port),
    OPS_PORT: String(opsPort),
    PUBLIC_ORIGIN: 'https://fellowship.example',
  });
  const opsUrl = `http://127.0.0.1:${opsPort}`;
  await until(async () => child.exitCode !== null || (await fetch(`${opsUrl}/readyz`)).ok, 15_000);
  const answer = await fetch(`http://127.0.0.1:${port}/api/wisdom-quotes/random`, {
    headers: identityHeaders(anonymous, 'library'),
  });
  expect(answer.status).toBe(200);
  expect(await (await fetch(`${opsUrl}/metrics`)).text()).toContain(
    'http_request_duration_seconds_count',
  );
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('When the site’s address is missing, then it says so and does not start', async () => {
  const { ended, complaint } = startProcess({ PORT: '0', OPS_PORT: '0' });
  expect(await ended).toEqual([1, null]);
  expect(complaint.join('')).toContain('PUBLIC_ORIGIN');
});
