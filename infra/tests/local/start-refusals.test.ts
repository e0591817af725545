import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '@kbf/test-kit';
import { takeLock } from '../../files/lock.ts';
import { runLauncher } from './fixtures/run.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

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
