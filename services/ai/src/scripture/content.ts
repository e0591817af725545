import { Worker } from 'node:worker_threads';
import { createFairLine } from '@kbf/service-kit';
import type { ContentRequest, ContentResult, ContentTask, ContentTasks } from './content-task.ts';

/**
 * Loading and the longest reply take a second or two, on a machine with much else to do many times that. What takes
 * longer than a whole reply may is stuck.
 */
const longestMs = 60_000;

/** Whose work it is that nobody asked for by themselves. */
const ourselves = 'ourselves';

type Job = {
  question: Omit<ContentRequest, 'id'>;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
};
type UnderWay = Job & { id: number; timer: NodeJS.Timeout };

/** Our own content: exact scripture and the built-in guide, in a thread of their own. */
export type Content = {
  /**
   * @param asker whose work it is: askers take turns
   * @throws Error when the thread fails or is stuck; the next call starts a new one
   */
  ask: <Task extends ContentTask>(
    task: Task,
    input: ContentTasks[Task]['input'],
    asker?: string,
  ) => Promise<ContentTasks[Task]['output']>;
  /** Has the thread load what it needs, while there is other waiting to be done. */
  warm: () => void;
  close: () => Promise<void>;
};

/** The thread starts with the first question. */
export function createContent(): Content {
  let thread: Worker | undefined;
  let isWarm = false;
  let lastId = 0;
  const line = createFairLine<Job>();
  let underWay: UnderWay | undefined;

  const finish = (end: (job: Job) => void) => {
    const job = underWay;
    underWay = undefined;
    clearTimeout(job?.timer);
    if (job) end(job);
    goOn();
  };
  const lose = (lost: Worker, reason: string) => {
    if (thread !== lost) return;
    thread = undefined;
    isWarm = false;
    finish(({ reject }) => reject(new Error(reason)));
  };

  function start(): Worker {
    const started = new Worker(new URL('./content-thread.ts', import.meta.url), {
      // A larger part for new objects would only be kept filled. Twice what it needs while it reads the
      // translations: V8 tidies up the earlier the less a thread may have.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 160 },
    });
    // Never what keeps a process from ending.
    started.unref();
    started.on('message', ({ id, output, failure }: ContentResult) => {
      if (underWay?.id !== id) return;
      finish(({ resolve, reject }) =>
        failure === undefined ? resolve(output) : reject(new Error(`content: ${failure}`)),
      );
    });
    started.on('error', (error) => lose(started, `content: ${(error as Error).name}`));
    started.on('exit', () => lose(started, 'content: the thread ended'));
    return started;
  }

  function goOn(): void {
    const job = underWay ? undefined : line.next();
    if (!job) return;
    const asked = (thread ??= start());
    const id = (lastId += 1);
    const timer = setTimeout(() => {
      lose(asked, 'content: the thread is stuck');
      void asked.terminate();
    }, longestMs);
    underWay = { ...job, id, timer };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    asked.postMessage({ id, ...job.question });
  }

  const ask: Content['ask'] = async (task, input, asker = ourselves) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    line.add(asker, { question: { task, input }, resolve, reject });
    goOn();
    return (await promise) as ContentTasks[typeof task]['output'];
  };

  return {
    ask,
    warm() {
      if (isWarm) return;
      isWarm = true;
      // A quotation that stands in neither translation has both indexed.
      ask('check', '“Words that no translation has at all” (John 11:35)').catch(() => {
        isWarm = false;
      });
    },
    async close() {
      await thread?.terminate();
    },
  };
}
