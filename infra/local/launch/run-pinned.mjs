import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = resolve(fileURLToPath(import.meta.url), '../..');
const pinned = resolve(folder, '../../node_modules/.bin/node');

/**
 * Runs a TypeScript file of infra/local on the pinned Node and ends with its status. Signals are passed on. That
 * process also notices by its channel when this one is gone.
 */
export async function runPinned([file, ...rest]) {
  const node = existsSync(pinned) ? pinned : process.execPath;
  const args = ['--disable-warning=ExperimentalWarning', join(folder, file), ...rest];
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((done) => {
    child.on('error', (error) => {
      console.error(`The pinned Node does not run: ${error.message}`);
      done(1);
    });
    child.on('exit', (code, signal) => done(signal ? 1 : code));
  });
}
