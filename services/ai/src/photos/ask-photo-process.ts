import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PhotoAnswer, PhotoQuestion } from './photo-question.ts';

/**
 * Milliseconds: the process ends after `idleMs` without a photo, and is considered hung after `longestMs`, which is
 * longer than its own limit.
 */
const usual = { idleMs: 10_000, longestMs: 60_000 };

type Waiting = {
  resolve: (answer: PhotoAnswer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

export type PhotoProcess = {
  /**
   * Lets the process decode a photo. The first photo starts the process.
   * @throws Error when it ended or hangs; the next photo starts a new one
   */
  ask: (question: Omit<PhotoQuestion, 'id'>) => Promise<PhotoAnswer>;
  /** Undefined while there is none. */
  pid: () => number | undefined;
};

/** A separate process that decodes photos. @param times for tests */
export function createPhotoProcess(times: Partial<typeof usual> = {}): PhotoProcess {
  const { idleMs, longestMs } = { ...usual, ...times };
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (id: number, end: (one: Waiting) => void) => {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    end(one);
    if (waiting.size === 0) idle = setTimeout(endIdle, idleMs).unref();
  };
  const endIdle = () => {
    const calm = running;
    running = undefined;
    if (calm?.connected) calm.disconnect();
  };
  const lose = (lost: ChildProcess) => {
    if (running !== lost) return;
    running = undefined;
    for (const id of waiting.keys())
      settle(id, ({ reject }) => reject(new Error('the process of photos ended')));
  };

  function start(): ChildProcess {
    const started = startPhotoProcess();
    started.on('message', (answer: PhotoAnswer) =>
      settle(answer.id, ({ resolve }) => resolve(answer)),
    );
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    return started;
  }

  return {
    pid: () => running?.pid,
    ask(question) {
      clearTimeout(idle);
      const asked = (running ??= start());
      const id = (lastId += 1);
      const { promise, resolve, reject } = Promise.withResolvers<PhotoAnswer>();
      const timer = setTimeout(() => asked.kill('SIGKILL'), longestMs);
      waiting.set(id, { resolve, reject, timer });
      asked.send({ id, ...question }, (error) => {
        if (error) settle(id, (one) => one.reject(error));
      });
      return promise;
    },
  };
}

/** The environment variables that the process needs: no settings, and no secrets. */
const inherited = /^(?:PATH|TMPDIR|LANG|LD_\w+|MALLOC_\w+|NODE_COMPILE_CACHE|NODE_OPTIONS)$/;

/**
 * Starts a process that decodes photos: its memory goes back to the system when it ends. It never keeps the service
 * from ending, and ends with it, because its channel closes then.
 */
function startPhotoProcess(): ChildProcess {
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
