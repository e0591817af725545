import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@kbf/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { pinnedNode } from '../../files/paths.ts';
import { createChild } from '../../local/runtime/child.ts';

function prepare(port: number) {
  const ends: string[] = [];
  const child = createChild({
    name: 'child',
    command: [pinnedNode(), join(import.meta.dirname, 'fixtures/child.ts')],
    env: { OPS_PORT: String(port) },
    opsUrl: `http://127.0.0.1:${port}`,
    onLine: () => undefined,
    onUnexpectedEnd: (how) => ends.push(how),
  });
  onTestFinished(() => void child.kill());
  return { child, ends };
}

test('When another process has taken the port and says that it is ready, then the start fails', async () => {
  const other = createServer((_, response) => response.end('ready\n')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { child, ends } = prepare((other.address() as AddressInfo).port);

  await expect(child.start()).rejects.toThrow(/ended while starting[^]*EADDRINUSE/);

  expect(ends).toEqual(['status 1']);
  expect(child.pid).toBeUndefined();
});

test('When the port is free, then it is started once it answers itself', async () => {
  const port = await freePort();
  const { child } = prepare(port);
  await child.start();
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await child.stop()).toBe(0);
});
