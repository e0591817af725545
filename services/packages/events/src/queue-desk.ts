import { Queue } from 'bullmq';
import { connectRedis } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import pTimeout from 'p-timeout';
import { consumerNames } from './catalogue.ts';
import type { ConsumerName } from './catalogue.ts';
import { describeError } from './describe-error.ts';

/** Number of jobs of a queue, by state. */
export type QueueFigures = {
  name: ConsumerName;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
};

/** What admins can do with the queues: view, count, and retry failed jobs. The content of a job is not shown. */
export type QueueDesk = {
  count: () => Promise<QueueFigures[]>;
  /** Puts the failed jobs of one queue back into it, with all their attempts. @returns how many */
  replay: (name: ConsumerName) => Promise<number>;
  /** Runs `work` with all queues open for reading. */
  read: <T>(work: (queues: readonly Queue[]) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

const answerMs = 2_000;
/** Jobs put back per batch. */
const replayBatch = 500;

/** Every call throws within seconds when Redis is unavailable. */
export function createQueueDesk(options: {
  /** `redis://…` or the path of a Unix socket. */
  redis: string;
  prefix: string;
  logger: Logger;
}): QueueDesk {
  const { prefix, logger } = options;
  const connection = connectRedis(options.redis, 'producer', logger);

  // One queue per call: a queue whose first connection failed never recovers, and calls are rare.
  async function withQueue<T>(name: ConsumerName, work: (queue: Queue) => Promise<T>): Promise<T> {
    if (connection.status !== 'ready') throw new Error('Redis is away');
    const queue = new Queue(name, { connection, prefix });
    queue.on('error', (error) => logger.debug({ name, ...describeError(error) }, 'queue error'));
    try {
      await pTimeout(queue.waitUntilReady(), { milliseconds: answerMs });
      return await work(queue);
    } finally {
      queue.close().catch(() => {});
    }
  }

  return {
    count: () =>
      Promise.all(
        consumerNames.map((name) =>
          withQueue(name, async (queue) => {
            const jobs = await queue.getJobCounts(
              'wait',
              'prioritized',
              'active',
              'delayed',
              'failed',
            );
            const of = (state: string) => jobs[state] ?? 0;
            return {
              name,
              waiting: of('wait') + of('prioritized'),
              active: of('active'),
              delayed: of('delayed'),
              failed: of('failed'),
            };
          }),
        ),
      ),
    replay: (name) =>
      withQueue(name, async (queue) => {
        const { failed = 0 } = await queue.getJobCounts('failed');
        let replayed = 0;
        // Only jobs that failed before, not those that fail again meanwhile.
        while (replayed < failed) {
          const jobs = await queue.getFailed(0, Math.min(failed - replayed, replayBatch) - 1);
          if (jobs.length === 0) break;
          const anew = { resetAttemptsMade: true, resetAttemptsStarted: true };
          await Promise.all(jobs.map((job) => job.retry('failed', anew)));
          replayed += jobs.length;
        }
        return replayed;
      }),
    read: <T>(work: (queues: readonly Queue[]) => Promise<T>): Promise<T> => {
      const withRest = (names: readonly ConsumerName[], open: readonly Queue[]): Promise<T> => {
        const [name, ...others] = names;
        return name ? withQueue(name, (queue) => withRest(others, [...open, queue])) : work(open);
      };
      return withRest(consumerNames, []);
    },
    close: async () => connection.disconnect(),
  };
}
