import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { connectRedis } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import pTimeout from 'p-timeout';
import type { ConsumerName } from './catalogue.ts';
import { describeError } from './describe-error.ts';
import { jobIdOf } from './event-job.ts';
import type { EventJob } from './event-job.ts';

export type JobState = 'completed' | 'failed' | 'present' | 'missing';

/** The producers' connection to Redis. It fails fast, because Postgres keeps what could not be handed over. */
export type Producer = ReturnType<typeof createProducer>;

const initMs = 2_000;

export function createProducer({
  redis: address,
  prefix,
  logger,
}: {
  redis: string;
  prefix: string;
  logger: Logger;
}) {
  const redis = connectRedis(address, 'producer', logger);
  const queues = new Map<ConsumerName, Queue>();
  const epochKey = `${prefix}:events-epoch`;
  let closing = false;

  async function queueOf(consumer: ConsumerName): Promise<Queue> {
    const known = queues.get(consumer);
    const queue = known ?? new Queue(consumer, { connection: redis, prefix });
    if (!known) {
      queues.set(consumer, queue);
      queue.on('error', (error) => {
        if (!closing) logger.debug({ consumer, ...describeError(error) }, 'queue error');
      });
    }
    try {
      await pTimeout(queue.waitUntilReady(), { milliseconds: initMs });
    } catch (error) {
      // A queue whose first connection failed never recovers, so the next call creates a new one.
      queues.delete(consumer);
      queue.close().catch(() => {});
      throw error;
    }
    return queue;
  }

  return {
    isReady: () => redis.status === 'ready',

    /** Calls `listener` each time the connection is established. */
    onReady(listener: () => void): void {
      redis.on('ready', listener);
    },

    /** Adds jobs; existing jobs stay unchanged. */
    async add(consumer: ConsumerName, jobs: EventJob[]): Promise<void> {
      const queue = await queueOf(consumer);
      await queue.addBulk(jobs);
    },

    /** Waiting jobs of a queue. */
    async countWaiting(consumer: ConsumerName): Promise<number> {
      const queue = await queueOf(consumer);
      const counts = await queue.getJobCounts('wait', 'delayed', 'prioritized');
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },

    /** Part of its memory limit that Redis uses, 0 to 1; 0 without a limit. */
    async memoryShare(): Promise<number> {
      const info = await redis.info('memory');
      const limit = readNumber(info, 'maxmemory');
      return limit > 0 ? readNumber(info, 'used_memory') / limit : 0;
    },

    /**
     * Identifies the content of Redis: its run id and a key of ours. It changes when Redis was restarted, replaced or
     * emptied; jobs may be missing then.
     */
    async fingerprint(): Promise<string> {
      const info = await redis.info('server');
      await redis.set(epochKey, randomUUID(), 'NX');
      return `${/^run_id:(\S+)/m.exec(info)?.[1]} ${await redis.get(epochKey)}`;
    },

    /** Three cheap commands per job in one round trip. BullMQ's `getState` would walk the list of waiting jobs. */
    async lookUp(consumer: ConsumerName, eventIds: string[]): Promise<JobState[]> {
      const queue = await queueOf(consumer);
      const pipeline = redis.pipeline();
      for (const eventId of eventIds) {
        const jobId = jobIdOf(eventId, consumer);
        pipeline.exists(queue.toKey(jobId));
        pipeline.zscore(queue.toKey('completed'), jobId);
        pipeline.zscore(queue.toKey('failed'), jobId);
      }
      const answers = (await pipeline.exec()) ?? [];
      const failure = answers.find(([error]) => error)?.[0];
      if (failure) throw failure;
      return eventIds.map((_id, index) => {
        const [exists, completedAt, failedAt] = answers
          .slice(index * 3, index * 3 + 3)
          .map(([, answer]) => answer);
        if (exists !== 1) return 'missing';
        if (completedAt !== null) return 'completed';
        return failedAt === null ? 'present' : 'failed';
      });
    },

    async close(): Promise<void> {
      closing = true;
      await Promise.allSettled(
        [...queues.values()].map((queue) => pTimeout(queue.close(), { milliseconds: initMs })),
      );
      redis.disconnect();
    },
  };
}

function readNumber(info: string, field: string): number {
  return Number(new RegExp(`^${field}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
}
