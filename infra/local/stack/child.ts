import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout, compileCache, pinnedNode } from '../../files/paths.ts';
import { PlainError } from '../runtime/protocol.ts';

export interface ChildOptions {
  /** Name in logs and messages, such as `community` or `community-2`. */
  name: string;
  entry: string;
  env: Record<string, string>;
  /**
   * Health address. The process counts as started when it has sent `running` and `/readyz` answers 200. The answer
   * alone could come from another process that took the port first.
   */
  opsUrl: string;
  /** Called for each output line, of both streams. */
  onLine: (name: string, line: string) => void;
  /** Called when it ended unexpectedly. */
  onUnexpectedEnd?: (name: string, how: string) => void;
}

/** One process of a stack. */
export interface StackProcess {
  readonly name: string;
  /** Undefined while it does not run. */
  readonly pid: number | undefined;
  /** Its last output lines. */
  readonly lines: readonly string[];
  /** Starts it with the same ports and settings, and waits until it is ready. */
  start: () => Promise<void>;
  /** Sends SIGTERM and waits for its end; after `limit` milliseconds SIGKILL. @returns its exit status */
  stop: (limit?: number) => Promise<number | null>;
  /** Sends a signal, default SIGKILL, and waits for the end. */
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  restart: () => Promise<void>;
  /** Kills a hung process; it then counts as ended unexpectedly. */
  abandon: () => void;
}

/** An upper limit for a start on a very busy machine. */
const startLimit = 150_000;
const keptLines = 200;

const isReady = (opsUrl: string): Promise<boolean> =>
  fetch(`${opsUrl}/readyz`).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  );

/** One of our processes, not started yet. It ends with this process, because its channel closes. */
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
    // Its own process group: a Ctrl-C reaches only the parent, which ends its children in order.
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
