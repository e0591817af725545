import { Worker } from 'node:worker_threads';
import type { Care } from '@kbf/contracts';
import type { Judged } from './judge-words.ts';

/** Nobody waits any longer for an answer (milliseconds): the machine has far too much to do. */
const longestMs = 20_000;

type Waiting = { resolve: (care: Care | undefined) => void; reject: (error: Error) => void };

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function lose(lost: Worker, reason: string): void {
  if (thread !== lost) return;
  thread = undefined;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

function start(): Worker {
  const started = new Worker(new URL('care-thread.ts', import.meta.url), {
    // What a text needs is small; a larger part for new objects would only be kept filled.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  // Never what keeps a process from ending.
  started.unref();
  started.on('message', ({ id, care }: { id: number; care: Care | undefined }) => {
    waiting.get(id)?.resolve(care);
    waiting.delete(id);
  });
  started.on('error', () => lose(started, 'the thread of care failed'));
  started.on('exit', () => lose(started, 'the thread of care ended'));
  return started;
}

/**
 * Judges words in a thread that all calls of this process share, one after the other.
 * @throws Error when the thread fails, or has too much to do; the next call starts a new one
 */
export async function judgeInThread(judged: Judged): Promise<Care | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Care | undefined>();
  const asked = (thread ??= start());
  const id = (lastId += 1);
  waiting.set(id, { resolve, reject });
  const timer = setTimeout(() => {
    waiting.delete(id);
    reject(new Error('the thread of care has too much to do'));
  }, longestMs);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  asked.postMessage({ id, judged });
  return await promise.finally(() => clearTimeout(timer));
}
