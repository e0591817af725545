import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '@kbf/test-kit';
import { takeLock } from '../../files/lock.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { checkout, pinnedNode } from '../../files/paths.ts';

test('When a start runs already, then a second one says so in one line and ends', async () => {
  const folder = await temporaryFolder();
  const lock = takeLock(join(folder, 'start.lock'));
  onTestFinished(() => lock?.release());

  const { status, lines } = await runLauncher({ LOCAL_FOLDER: folder });

  expect(lines).toEqual([expect.stringContaining(`Already running as process ${process.pid}`)]);
  expect(status).toBe(1);
});

test('When the port is taken, then start says so in one line and ends', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');

  const env = { LOCAL_FOLDER: await temporaryFolder(), PORT: String(port) };
  const { status, lines } = await runLauncher(env);

  expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
  expect(status).toBe(1);
});

test('When PORT is no port, then start says so in one line and ends', async () => {
  const { status, lines } = await runLauncher({
    LOCAL_FOLDER: await temporaryFolder(),
    PORT: 'web',
  });

  expect(lines).toEqual([expect.stringContaining('PORT=web is no port')]);
  expect(status).toBe(1);
});

/** Runs the launcher of `npm start` to its end and returns its output. */
function runLauncher(
  env: Record<string, string>,
): Promise<{ status: number | null; lines: string[] }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number | null; lines: string[] }>();
  const launcher = join(checkout, 'infra/local/launch.mjs');
  const child = spawn(pinnedNode(), [launcher, 'start.ts'], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.on('close', (status) =>
    resolve({ status, lines: output.split('\n').filter((line) => line !== '') }),
  );
  return promise;
}
