import { Queue, Worker } from 'bullmq';
import { connectRedis } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import pTimeout from 'p-timeout';
import { retryDelay } from './backoff.ts';
import type { ConsumerName, EventName } from './catalogue.ts';
import { watchDatabase } from './database-watch.ts';
import { describeError } from './describe-error.ts';
import type { Observe } from './observation.ts';
import type { EventVerifier } from './process-event.ts';
import { checkProcessors } from './processor.ts';
import type { AnyProcessorOf, Processor } from './processor.ts';
import { workerSettings } from './queue-settings.ts';
import { repeat } from './repeat.ts';
import type { RunInTransaction } from './transaction-sql.ts';
import { createWork } from './work-job.ts';

export type ConsumerOptions<Tx> = {
  /** The service, and the name of its queue. */
  consumer: ConsumerName;
  /** `redis://…` or the path of a Unix socket. */
  redis: string;
  prefix: string;
  /** Keys of this service: they prove who sent an event, and open sealed fields. */
  keys: EventVerifier;
  /** Runs a processor and its record in one transaction. */
  transaction: RunInTransaction<Tx>;
  /** The same in plain SQL only, for events that are processed together; default `transaction`. */
  sqlTransaction?: RunInTransaction<unknown>;
  /** At least one for every event addressed to this consumer. */
  processors: readonly Processor<Tx>[];
  /** Called after a failure: whether the processors' database answers. It may throw instead of returning false. */
  isDatabaseUp: () => Promise<boolean>;
  logger: Logger;
  observe?: Observe;
  /** Parallel jobs in this process. */
  concurrency?: number;
  /** For tests. */
  retryDelaysMs?: readonly number[];
};

export type Consumer = {
  /** Jobs per state of the whole queue, for metrics. Workers scale by it. */
  countJobs: () => Promise<Record<string, number>>;
  /** True while the worker waits for its database. */
  isPaused: () => boolean;
  /** Lets running jobs finish, for at most 10 s. The next worker takes the rest. */
  stop: () => Promise<void>;
};

/**
 * Processes the events addressed to one service until it is stopped.
 *
 * @throws when the processors do not match the catalogue, see `checkProcessors`
 */
export function createConsumer<Tx>(options: ConsumerOptions<Tx>): Consumer {
  const { consumer, prefix, keys, transaction, observe } = options;
  const { retryDelaysMs = workerSettings.retryDelaysMs, sqlTransaction = transaction } = options;
  checkProcessors(consumer, options.processors);
  // The types were checked against the catalogue above. From here on, a processor is looked up by the event's name.
  const processors = options.processors as readonly AnyProcessorOf<Tx, EventName>[];
  const logger = options.logger.child({ consumer });
  const redis = connectRedis(options.redis, 'worker', logger);
  let closing = false;

  const database = watchDatabase({
    isUp: options.isDatabaseUp,
    onDown: async () => await worker.pause(true),
    onUp: async () => await worker.resume(),
    logger,
  });

  const work = createWork({
    consumer,
    keys,
    processors,
    transaction,
    sqlTransaction,
    database,
    retryDelaysMs,
    logger,
    observe,
  });
  const worker = new Worker(consumer, work, {
    connection: redis,
    prefix,
    concurrency: options.concurrency ?? concurrencyFor(processors),
    lockDuration: workerSettings.lockDurationMs,
    stalledInterval: workerSettings.stalledIntervalMs,
    maxStalledCount: workerSettings.maxStalledCount,
    runRetryDelay: workerSettings.runRetryDelayMs,
    removeOnComplete: { age: workerSettings.keepCompletedMs / 1_000 },
    removeOnFail: { age: workerSettings.keepFailedMs / 1_000 },
    settings: { backoffStrategy: (attemptsMade) => retryDelay(attemptsMade, retryDelaysMs) },
  });
  const queue = new Queue(consumer, { connection: redis, prefix });
  const onError = (error: Error) => {
    if (!closing) logger.warn(describeError(error), 'queue error');
  };
  worker.on('error', onError);
  queue.on('error', onError);
  worker.on('stalled', (jobId) => logger.warn({ jobId }, 'job taken over from a lost worker'));
  worker.on('failed', (job) => {
    if (!job?.deferredFailure) return;
    observe?.({ kind: 'processed', consumer, event: job.name, outcome: 'failed', seconds: 0 });
    logger.error({ jobId: job.id }, 'job lost too many workers');
  });

  // BullMQ's timer and the key that lets only one worker check both last 3 s. A check that comes a millisecond early is
  // lost, and the next one comes 3 s later. Checking more often keeps the interval; the key still limits the checks.
  const stalledCheck = setInterval(() => {
    const idle = closing || database.isDown() || redis.status !== 'ready' || !worker.isRunning();
    if (!idle) void worker.startStalledCheckTimer();
  }, workerSettings.stalledCheckEveryMs);

  async function keepUp(): Promise<void> {
    if (redis.status !== 'ready') return;
    // BullMQ removes old jobs only when another job ends, so a quiet queue would keep them.
    await queue.clean(workerSettings.keepCompletedMs, 1_000, 'completed');
    await queue.clean(workerSettings.keepFailedMs, 1_000, 'failed');
    if (!worker.isRunning() && !database.isDown() && !closing) void worker.run();
  }
  const upkeep = repeat(workerSettings.cleanEveryMs, keepUp, (error) => {
    logger.warn(describeError(error), 'old jobs could not be removed now');
  });

  return {
    countJobs: async () =>
      await queue.getJobCounts('wait', 'prioritized', 'active', 'delayed', 'failed'),
    isPaused: () => database.isDown(),
    async stop() {
      if (closing) return;
      closing = true;
      database.stop();
      clearInterval(stalledCheck);
      try {
        await pTimeout(worker.close(), { milliseconds: workerSettings.stopWithinMs });
      } catch (error) {
        logger.warn(describeError(error), 'the worker leaves jobs to the next one');
      }
      redis.disconnect();
      await Promise.allSettled([upkeep.stop(), queue.close()]);
    },
  };
}

/** Events that are processed one by one have their own limit, see `work-job.ts`. */
const concurrencyFor = (processors: readonly object[]): number =>
  processors.some((processor) => 'handleBatch' in processor)
    ? workerSettings.batchConcurrency
    : workerSettings.concurrency;
