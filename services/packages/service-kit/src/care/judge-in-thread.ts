import { Worker } from 'node:worker_threads';
import type { Care } from '@kbf/contracts';
import { sharedSentenceModel } from '@kbf/sentence-meaning';
import { createBudget } from '../budget.ts';

/** What the thread is sent: a text, and what is known of danger from earlier texts of the same person. */
export type TextToJudge = { text: string; before: Care | undefined };
/** What the thread answers. */
export type JudgedText = { care: Care | undefined; cpuMs: number };

/** The call that a text came with: from which network, and whether it has its answer already. */
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

/** Milliseconds of a processor for the texts of one network, in each minute. */
const budget = createBudget({ most: 3_000, everyMs: 60_000 });
/** As quick as the thread is with a text that it has to understand. */
const charactersPerMs = 20;
/** The longest text takes about half a second. A thread that takes as long as this is stuck. */
const stuckMs = 20_000;

const waiting = new Set<Job>();
let underWay: Job | undefined;
let stuck: NodeJS.Timeout | undefined;
let thread: Worker | undefined;

/** What a network will have had in this minute once a text of it is judged. */
const timeWith = ({ call, text }: Job): number =>
  budget.spentBy(call.asker) + text.length / charactersPerMs;

/** The least time goes first: a short cry before long texts, and a network that had little before one that had much. */
function takeNext(): Job | undefined {
  let next: Job | undefined;
  for (const job of waiting)
    if (job.call.isOver || budget.isUsedUp(job.call.asker)) {
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
    // What a text needs is small; a larger part for new objects would only be kept filled. Five times what is kept: V8
    // tidies up the earlier the less a thread may have.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
  });
  // Never what keeps a process from ending.
  started.unref();
  const finish = (): Job | undefined => {
    clearTimeout(stuck);
    const job = underWay;
    underWay = undefined;
    return job;
  };
  started.on('message', ({ care, cpuMs }: JudgedText) => {
    const job = finish();
    if (job) budget.spend(job.call.asker, cpuMs);
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
