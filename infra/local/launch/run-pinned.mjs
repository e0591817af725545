import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchCaller } from './watch-caller.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(here, '..');
const pinned = resolve(folder, '../../node_modules/.bin/node');

/**
 * Runs a TypeScript file of infra/local on the pinned Node and ends with its status. Signals are passed on; that
 * process also notices by its channel when this one is gone.
 */
export async function runPinned(file) {
  const node = existsSync(pinned) ? pinned : process.execPath;
  const args = [
    '--disable-warning=ExperimentalWarning',
    join(folder, file),
    ...process.argv.slice(2),
  ];
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const stopWatching = watchCaller(() => child.kill('SIGTERM'));
  const status = await new Promise((done) => {
    child.on('error', (error) => {
      console.error(`The pinned Node does not run: ${error.message}`);
      done(1);
    });
    child.on('exit', (code, signal) => done(signal ? 1 : code));
  });
  stopWatching();
  process.exitCode = status;
}
