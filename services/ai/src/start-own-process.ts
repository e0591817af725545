import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process for one kind of work needs of ours: no setting, and no secret. */
const inherited = /^(?:PATH|TMPDIR|LANG|LD_\w+|MALLOC_\w+|NODE_COMPILE_CACHE|NODE_OPTIONS)$/;

/**
 * Starts a process for work that takes much memory: it goes back to the system when the process ends. It never keeps
 * ours from ending, and ends with it: its channel closes.
 * @param file what it runs @param execArgv for Node
 */
export function startOwnProcess(file: URL, execArgv: string[] = []): ChildProcess {
  const env = Object.entries(process.env).filter(([name]) => inherited.test(name));
  const started = fork(fileURLToPath(file), [], {
    execArgv,
    env: Object.fromEntries(env),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.unref();
  started.channel?.unref();
  return started;
}
