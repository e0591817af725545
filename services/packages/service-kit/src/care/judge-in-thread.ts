import { Worker } from 'node:worker_threads';
import type { Care } from '@kbf/contracts';
import { createBudget } from '../budget.ts';
import { createFairLine } from '../fair-line.ts';
import type { Judged } from './judge-words.ts';

/** Nobody waits any longer for an answer (milliseconds): the machine has far too much to do. */
const longestMs = 20_000;

/** Whose words nobody has said: our own work, such as after a restart. */
const ourselves = 'ourselves';

type Job = {
  judged: Judged;
  asker: string;
  resolve: (care: Care | undefined) => void;
  reject: (error: Error) => void;
};

/** What the thread answers: what it found, and the time that took. */
export type JudgedInThread = { care: Care | undefined; cpuMs: number };

/** One network has had more words judged in a short time than is fair to others. */
export class TimeUsedUp extends Error {
  override name = 'TimeUsedUp';
}

let thread: Worker | undefined;
let underWay: Job | undefined;
const line = createFairLine<Job>();
/** Milliseconds of a processor for the words of one network, in each minute. */
const budget = createBudget({ most: 3_000, everyMs: 60_000 });

function goOn(): void {
  if (underWay) return;
  underWay = line.next();
  if (!underWay) return;
  thread ??= start();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(underWay.judged);
}

function lose(lost: Worker, reason: string): void {
  if (thread !== lost) return;
  thread = undefined;
  underWay?.reject(new Error(reason));
  underWay = undefined;
  goOn();
}

function start(): Worker {
  const started = new Worker(new URL('care-thread.ts', import.meta.url), {
    // What a text needs is small; a larger part for new objects would only be kept filled. Five times what is kept: V8
    // tidies up the earlier the less a thread may have.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
  });
  // Never what keeps a process from ending.
  started.unref();
  started.on('message', ({ care, cpuMs }: JudgedInThread) => {
    if (underWay) budget.spend(underWay.asker, cpuMs);
    underWay?.resolve(care);
    underWay = undefined;
    goOn();
  });
  started.on('error', () => lose(started, 'the thread of care failed'));
  started.on('exit', () => lose(started, 'the thread of care ended'));
  return started;
}

/**
 * Judges words in a thread that all calls of this process share, one after the other. Networks take turns, and one that
 * has used up its time is not judged here for the rest of a minute.
 * @throws {TimeUsedUp}
 * @throws Error when the thread fails, or has too much to do; the next call starts a new one
 */
export async function judgeInThread(judged: Judged): Promise<Care | undefined> {
  const { asker = ourselves } = judged;
  if (budget.isUsedUp(asker)) throw new TimeUsedUp('many words of one network');
  const { promise, resolve, reject } = Promise.withResolvers<Care | undefined>();
  const job = { judged, asker, resolve, reject };
  const timer = setTimeout(() => {
    line.remove(asker, job);
    reject(new Error('the thread of care has too much to do'));
  }, longestMs);
  line.add(asker, job);
  goOn();
  return await promise.finally(() => clearTimeout(timer));
}
