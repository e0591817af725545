import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { checkout, compileCache } from '../../files/paths.ts';
import { PlainError } from './processes.ts';

export interface ChildOptions {
  /** Name in logs and messages, such as `community` or `community-2`. */
  name: string;
  command: readonly string[];
  /** Its complete environment; ours when left out. */
  env?: Record<string, string>;
  /**
   * The process counts as started when it has sent a message and `/readyz` at this address, if any, answers 200. The
   * answer alone could come from another process that took the port first.
   */
  opsUrl?: string;
  /** Runs before each start. */
  before?: () => Promise<void>;
  /** Called for each output line, of both streams. */
  onLine: (name: string, line: string) => void;
  /** Called when it ended unexpectedly. */
  onUnexpectedEnd?: (how: string) => void;
  /** When set, a process that ended unexpectedly is started again until it runs; then this is called. */
  onRevived?: () => void;
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
  stop: (limit?: number) => Promise<number | undefined>;
  /** Sends a signal, default SIGKILL, and waits for the end. */
  kill: (signal?: NodeJS.Signals) => Promise<number | undefined>;
  restart: () => Promise<void>;
}

/** An upper limit for a start on a very busy machine. */
const startLimit = 150_000;
/** Shortest and longest wait before a process is started again, in milliseconds. */
const waits = { shortest: 500, longest: 10_000 };
const keptLines = 200;

const isReady = async (opsUrl?: string): Promise<boolean> =>
  opsUrl === undefined ||
  fetch(`${opsUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** One of our processes, not started yet. It ends with this process, because its channel closes. */
export function createChild(options: ChildOptions): StackProcess {
  const { name, env, onRevived } = options;
  const [file, ...args] = options.command;
  const lines: string[] = [];
  let child: ReturnType<typeof launch> | undefined;
  let ended: Promise<number | undefined> = Promise.resolve(undefined);
  /** How it ended the last time. */
  let lastEnd = '';
  let preparing: Promise<void> | undefined;
  /** True from a start until somebody ends it. */
  let isWanted = false;

  function launch() {
    // Its own process group: a Ctrl-C reaches only the parent, which ends its children in order.
    const process = execa(file!, args, {
      cwd: checkout,
      ...(env && { env: { NODE_COMPILE_CACHE: compileCache, ...env }, extendEnv: false }),
      detached: true,
      stdin: 'ignore',
      all: true,
      buffer: false,
      ipc: true,
      reject: false,
    });
    const started = { process, pid: process.pid, hasSpoken: false };
    process.nodeChildProcess.once('message', () => (started.hasSpoken = true));
    createInterface({ input: process.all }).on('line', (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      options.onLine(name, line);
    });
    // A killed process may leave children behind that hold its output open, so do not wait for the end of that.
    const exit = Promise.withResolvers<{ exitCode?: number; signal?: string }>();
    process.nodeChildProcess.once('exit', (code, signal) =>
      exit.resolve({ ...(code !== null && { exitCode: code }), ...(signal && { signal }) }),
    );
    ended = Promise.race([exit.promise, process]).then((end) => {
      child = undefined;
      // `code` says why a process could not be created, such as when memory is short.
      const { code } = end as { code?: string };
      lastEnd = end.signal ?? code ?? `status ${end.exitCode}`;
      if (isWanted) options.onUnexpectedEnd?.(lastEnd);
      return end.exitCode;
    });
    return started;
  }

  async function start(): Promise<void> {
    if (child) return;
    isWanted = true;
    preparing = options.before?.();
    await preparing;
    if (!isWanted) throw failure('was ended before it started');
    const mine = (child = launch());
    for (const deadline = Date.now() + startLimit; ; await sleep(50)) {
      if (child !== mine) {
        // Its last lines may come a moment after its end.
        await Promise.race([mine.process, sleep(1_000)]);
        throw failure(`ended while starting (${lastEnd})`);
      }
      if (mine.hasSpoken && (await isReady(options.opsUrl))) break;
      if (Date.now() > deadline) throw failure('was not ready in time');
    }
    if (onRevived) void ended.then(revive);
  }

  async function revive(): Promise<void> {
    for (let wait = waits.shortest; isWanted; wait = Math.min(wait * 2, waits.longest)) {
      await sleep(wait);
      if (!isWanted) return;
      try {
        await start();
        return onRevived?.();
      } catch {
        // The next attempt follows.
      }
    }
  }

  const failure = (how: string) =>
    new PlainError(`${name} ${how}:\n${lines.slice(-20).join('\n')}`);

  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    isWanted = false;
    await preparing;
    child?.process.kill(signal);
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
    restart: async () => {
      await stop();
      await start();
    },
  };
}
