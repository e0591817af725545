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

/** What the thread is asked. */
export type AskedInThread = { id: number; judged: Judged };
/** What the thread answers: what it found, and the time that took. */
export type JudgedInThread = { id: number; care: Care | undefined; cpuMs: number };

/** Characters of what is short: it is judged between the parts of a longer text, instead of after it. */
const shortest = 500;

/** One network has had more words judged in a short time than is fair to others. */
export class TimeUsedUp extends Error {
  override name = 'TimeUsedUp';
}

let thread: Worker | undefined;
/** What the thread has, by the ids of the questions: one text, and short ones of others. */
const underWay = new Map<number, Job>();
let lastId = 0;
const line = createFairLine<Job>();
/** Milliseconds of a processor for the words of one network, in each minute. */
const budget = createBudget({ most: 3_000, everyMs: 60_000 });

const lengthOf = ({ texts, earlier = [] }: Judged): number =>
  [...texts, ...earlier].reduce((sum, text) => sum + text.length, 0);

/** With one text under way, only short ones of others, and one of each: nobody gets more turns than they had. */
const mayGoBetween = (asker: string, { judged }: Job): boolean =>
  lengthOf(judged) <= shortest && ![...underWay.values()].some((job) => job.asker === asker);

function goOn(): void {
  for (;;) {
    const job = line.next(underWay.size === 0 ? undefined : mayGoBetween);
    if (!job) return;
    lastId += 1;
    underWay.set(lastId, job);
    thread ??= start();
    const asked: AskedInThread = { id: lastId, judged: job.judged };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(asked);
  }
}

function lose(lost: Worker, reason: string): void {
  if (thread !== lost) return;
  thread = undefined;
  const jobs = [...underWay.values()];
  underWay.clear();
  for (const job of jobs) job.reject(new Error(reason));
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
  started.on('message', ({ id, care, cpuMs }: JudgedInThread) => {
    const job = underWay.get(id);
    if (!job) return;
    underWay.delete(id);
    budget.spend(job.asker, cpuMs);
    line.spend(job.asker, cpuMs);
    job.resolve(care);
    goOn();
  });
  started.on('error', () => lose(started, 'the thread of care failed'));
  started.on('exit', () => lose(started, 'the thread of care ended'));
  return started;
}

/**
 * Judges words in a thread that all calls of this process share, one after the other, but for short ones, which do not
 * wait for the long ones of others. Networks take turns by the time that they have had, and one that has used up its
 * time is not judged here for the rest of a minute.
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
