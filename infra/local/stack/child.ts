import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout, compileCache, pinnedNode } from '../../files/paths.ts';
import { PlainError } from '../runtime/protocol.ts';

export interface ChildOptions {
  /** Shown in logs and messages, such as `community` or `community-2`. */
  name: string;
  entry: string;
  env: Record<string, string>;
  /**
   * Health address; the process counts as started when it has said that it runs, and `/readyz` there answers 200. The
   * answer alone may be that of another process, which took the port first.
   */
  opsUrl: string;
  /** Each line it writes, on either stream. */
  onLine: (name: string, line: string) => void;
  /** Called when it ended without being asked to. */
  onUnexpectedEnd?: (name: string, how: string) => void;
}

/** One process of a stack. */
export interface StackProcess {
  readonly name: string;
  /** Undefined while it does not run. */
  readonly pid: number | undefined;
  /** The last lines it wrote. */
  readonly lines: readonly string[];
  /** Starts it with the same ports and settings and waits until it is ready. */
  start: () => Promise<void>;
  /** Sends SIGTERM and waits for its end; after `limit` milliseconds SIGKILL. @returns its exit status */
  stop: (limit?: number) => Promise<number | null>;
  /** Sends a signal, SIGKILL unless told otherwise, and waits for the end. */
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  restart: () => Promise<void>;
  /** Kills it as if it had ended by itself: it hangs. */
  abandon: () => void;
}

/** Not how long a start takes, but how long a machine with much else to do may take for it. */
const startLimit = 150_000;
const keptLines = 200;

const isReady = (opsUrl: string): Promise<boolean> =>
  fetch(`${opsUrl}/readyz`).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  );

/** A process of ours that is not started yet. It ends when this process is gone: its channel closes. */
export function createChild(options: ChildOptions): StackProcess {
  const { name } = options;
  const lines: string[] = [];
  let child: ChildProcess | undefined;
  let ended: Promise<number | null> = Promise.resolve(null);
  let asked = false;
  let runs = false;

  const hear = (line: string) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    options.onLine(name, line);
  };

  const launch = () => {
    asked = false;
    runs = false;
    // Its own group: a Ctrl-C reaches the parent alone, which ends its children in order.
    const started = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', options.entry], {
      cwd: checkout,
      env: { NODE_COMPILE_CACHE: compileCache, ...options.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = started;
    started.once('message', () => {
      if (child === started) runs = true;
    });
    for (const stream of [started.stdout!, started.stderr!])
      createInterface({ input: stream }).on('line', hear);
    const { promise, resolve } = Promise.withResolvers<number | null>();
    ended = promise;
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined;
      resolve(code);
      if (!asked) options.onUnexpectedEnd?.(name, signal ?? `status ${code}`);
    });
  };

  const start = async () => {
    if (child) return;
    launch();
    const mine = child;
    for (const deadline = Date.now() + startLimit; ; await sleep(100)) {
      if (child !== mine)
        throw new PlainError(`${name} ended while starting:\n${lines.slice(-20).join('\n')}`);
      if (runs && (await isReady(options.opsUrl))) return;
      if (Date.now() > deadline)
        throw new PlainError(`${name} was not ready in time:\n${lines.slice(-20).join('\n')}`);
    }
  };

  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    asked = true;
    child?.kill(signal);
    return ended;
  };

  const stop = async (limit = 80_000) => {
    const timer = setTimeout(() => void kill('SIGKILL'), limit);
    const code = await kill('SIGTERM');
    clearTimeout(timer);
    return code;
  };

  return {
    name,
    lines,
    get pid() {
      return child?.pid;
    },
    start,
    stop,
    kill,
    abandon: () => void child?.kill('SIGKILL'),
    restart: async () => {
      await stop();
      await start();
    },
  };
}
