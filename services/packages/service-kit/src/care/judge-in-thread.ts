import { Worker } from 'node:worker_threads';
import type { Care } from '@kbf/contracts';
import { sharedSentenceModel } from '@kbf/sentence-meaning';
import { createBudget } from '../budget.ts';

/** Input of the thread: a text, and the known danger from earlier texts of the same person. */
export type TextToJudge = { text: string; before: Care | undefined };
/** Output of the thread. */
export type JudgedText = { care: Care | undefined; cpuMs: number };

/** The call of a text: its network, and whether it was already answered. */
export type CareCall = { asker: string; isOver: boolean };

type Job = TextToJudge & {
  call: CareCall;
  resolve: (care: Care | undefined) => void;
  reject: (error: Error) => void;
};

/** A network has used up its time. */
export class TimeUsedUp extends Error {
  override name = 'TimeUsedUp';
}

/** CPU milliseconds per minute for the texts of one network. */
export const careBudget = createBudget({ most: 3_000, everyMs: 60_000 });
/** Speed of the thread with a text that needs the sentence model. */
const charactersPerMs = 20;
/** The longest text takes about half a second. A thread that takes this long is stuck. */
const stuckMs = 20_000;

const waiting = new Set<Job>();
let underWay: Job | undefined;
let stuck: NodeJS.Timeout | undefined;
let thread: Worker | undefined;

/** The CPU time of a network in this minute, including this text. */
const timeWith = ({ call, text }: Job): number =>
  careBudget.spentBy(call.asker) + text.length / charactersPerMs;

/**
 * The job with the least time goes first: a short cry for help before long texts, and a network with little use before
 * one with much.
 */
function takeNext(): Job | undefined {
  let next: Job | undefined;
  for (const job of waiting)
    if (job.call.isOver || careBudget.isUsedUp(job.call.asker)) {
      waiting.delete(job);
      job.reject(new TimeUsedUp('many words of one network'));
    } else if (!next || timeWith(job) < timeWith(next)) next = job;
  if (next) waiting.delete(next);
  return next;
}

function goOn(): void {
  if (underWay) return;
  underWay = takeNext();
  if (!underWay) return;
  const { text, before } = underWay;
  thread ??= start();
  thread.postMessage({ text, before } satisfies TextToJudge);
  stuck = setTimeout(() => void thread?.terminate(), stuckMs).unref();
}

function start(): Worker {
  const started = new Worker(new URL('care-thread.ts', import.meta.url), {
    workerData: sharedSentenceModel('care'),
    // A text needs little memory; a larger young generation would stay filled. The limit is five times what is kept,
    // because V8 collects garbage more often when a thread has less memory.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
  });
  // The thread does not keep the process running.
  started.unref();
  const finish = (): Job | undefined => {
    clearTimeout(stuck);
    const job = underWay;
    underWay = undefined;
    return job;
  };
  started.on('message', ({ care, cpuMs }: JudgedText) => {
    const job = finish();
    if (job) careBudget.spend(job.call.asker, cpuMs);
    job?.resolve(care);
    goOn();
  });
  // An exit follows.
  started.on('error', () => undefined);
  started.on('exit', () => {
    thread = undefined;
    finish()?.reject(new Error('the thread of care ended'));
    goOn();
  });
  return started;
}

/**
 * Judges a text in a thread that all calls of this process share, one text after the other.
 * @throws {TimeUsedUp}
 * @throws Error when the thread ends; the next text starts a new one
 */
export function judgeInThread(given: Omit<Job, 'resolve' | 'reject'>): Promise<Care | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Care | undefined>();
  waiting.add({ ...given, resolve, reject });
  goOn();
  return promise;
}
