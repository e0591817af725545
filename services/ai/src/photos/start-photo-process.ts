import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The environment variables that the process needs: no settings, and no secrets. */
const inherited = /^(?:PATH|TMPDIR|LANG|LD_\w+|MALLOC_\w+|NODE_COMPILE_CACHE|NODE_OPTIONS)$/;

/**
 * Starts a process that decodes photos: its memory goes back to the system when it ends. It never keeps the service
 * from ending, and ends with it, because its channel closes then.
 */
export function startPhotoProcess(): ChildProcess {
  const env = Object.entries(process.env).filter(([name]) => inherited.test(name));
  const started = fork(fileURLToPath(new URL('photo-process.ts', import.meta.url)), [], {
    execArgv: [],
    env: Object.fromEntries(env),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.unref();
  started.channel?.unref();
  return started;
}
