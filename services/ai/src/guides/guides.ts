import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@kbf/process-kit';
import { sharedSentenceModel } from '@kbf/sentence-meaning';
import { Piscina } from 'piscina';
import { reasonOf } from '../reason-of.ts';
import type * as tasks from './guides-thread.ts';

/**
 * Longest time of a task (milliseconds). Most take a few, on a busy machine a second. A longer task is ended together
 * with its thread.
 */
const longestMs = 20_000;
/** The same for loading, which takes a second, on a busy machine many times that. */
const longestLoadingMs = 300_000;
const retryMs = 1_000;
/** Most waiting tasks. With more, the wait would be too long for a person. */
const mostWaiting = 200;

type Tasks = typeof tasks;
type Ask<Name extends keyof Tasks> = (
  ...input: Parameters<Tasks[Name]>
) => Promise<ReturnType<Tasks[Name]>>;

/**
 * The scripture check and the built-in guides, in a separate thread. Each call waits until they are loaded. Throws an
 * Error when the task fails or takes too long, or when the thread ends; the next call starts another thread.
 */
export type Guides = {
  check: Ask<'check'>;
  pray: Ask<'pray'>;
  answer: Ask<'answer'>;
  suggest: Ask<'suggest'>;
  /** How many written answers each guide has. */
  count: Ask<'count'>;
  /** Whether everything is loaded. */
  isLoaded: () => boolean;
  close: () => Promise<void>;
};

/** The thread starts with the first call. @param taskMs longest time of a task, for tests */
export function createGuides(logger: Pick<Logger, 'error'>, taskMs = longestMs): Guides {
  let opened: Piscina | undefined;
  let counting: ReturnType<Guides['count']> | undefined;
  let isLoaded = false;
  let isClosed = false;

  function run(name: keyof Tasks, input: unknown, ms: number): Promise<unknown> {
    const pool = (opened ??= openPool(logger));
    if (pool.queueSize >= mostWaiting) return Promise.reject(new Error('guides: too much to do'));
    return pool.run(input, { name, signal: AbortSignal.timeout(ms) }).catch((error: unknown) => {
      // Only the error's name: its message may repeat a person's words.
      throw new Error(`guides: ${reasonOf(error)}`);
    });
  }

  /** Tries until everything is loaded: before that the process is not ready. */
  async function load(): ReturnType<Guides['count']> {
    for (;;) {
      try {
        const counts = await run('count', undefined, longestLoadingMs);
        isLoaded = true;
        return counts as ReturnType<Tasks['count']>;
      } catch (error) {
        if (isClosed) throw error;
        logger.error({ err: error }, 'cannot load scripture and guides');
        await sleep(retryMs, undefined, { ref: false });
      }
    }
  }
  const count = () => (counting ??= load());

  const ask = (name: keyof Tasks) => async (input: unknown) => {
    await count();
    return (await run(name, input, taskMs)) as never;
  };

  return {
    check: ask('check'),
    pray: ask('pray'),
    answer: ask('answer'),
    suggest: ask('suggest'),
    count,
    isLoaded: () => isLoaded,
    async close() {
      isClosed = true;
      await opened?.destroy();
    },
  };
}

function openPool(logger: Pick<Logger, 'error'>): Piscina {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('guides-thread.ts', import.meta.url)),
    name: 'check',
    // One copy of the sentence model in this process: care's thread uses the same.
    workerData: sharedSentenceModel('guides'),
    // Only one thread: a second would hold everything twice. When one ends, the next starts at once.
    minThreads: 1,
    maxThreads: 1,
    stricterFIFO: true,
    // Keeps the thread's event loop running between tasks, so that it can free memory.
    atomics: 'disabled',
    // Twice what it holds while loading. A lower limit makes V8 collect garbage earlier.
    resourceLimits: { maxOldGenerationSizeMb: 160 },
  });
  pool.on('error', (error: unknown) =>
    logger.error({ reason: reasonOf(error) }, 'thread of scripture and guides ended'),
  );
  return pool;
}
