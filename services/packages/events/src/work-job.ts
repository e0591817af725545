import { DelayedError, UnrecoverableError } from 'bullmq';
import type { Job } from 'bullmq';
import { beginSpan, endSpan, inSpan, isServiceAway } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import pLimit from 'p-limit';
import { awayDelay } from './backoff.ts';
import { createBatches } from './batches-sql.ts';
import type { ConsumerName, EventName } from './catalogue.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { describeError } from './describe-error.ts';
import type { SignedEvent } from './event-job.ts';
import type { Observe, ProcessingOutcome } from './observation.ts';
import { UnknownEventError, processEvent } from './process-event.ts';
import type { EventVerifier } from './process-event.ts';
import type { AnyProcessorOf } from './processor.ts';
import { workerSettings } from './queue-settings.ts';
import type { RunInTransaction } from './transaction-sql.ts';

type Work<Tx> = {
  consumer: ConsumerName;
  keys: EventVerifier;
  processors: readonly AnyProcessorOf<Tx, EventName>[];
  transaction: RunInTransaction<Tx>;
  sqlTransaction: RunInTransaction<unknown>;
  database: DatabaseWatch;
  /** Waits between attempts; there is one more attempt than waits. */
  retryDelaysMs: readonly number[];
  logger: Logger;
  observe?: Observe;
};

/** A worker's handling of one job: process its event, and decide what a failure means for the job. */
export function createWork<Tx>({
  consumer,
  database,
  retryDelaysMs,
  logger,
  observe,
  sqlTransaction,
  ...work
}: Work<Tx>) {
  const inTurn = pLimit(workerSettings.concurrency);
  const batches = new Map(
    work.processors
      .filter((processor) => 'handleBatch' in processor)
      .map((processor) => {
        const log = logger.child({ processor: processor.name });
        return [processor.name, createBatches(processor, sqlTransaction, log)];
      }),
  );
  return traced(consumer, async (job: Job, token?: string): Promise<void> => {
    const startedAt = performance.now();
    const log = logger.child({ jobId: job.id, event: job.name });
    const end = (outcome: ProcessingOutcome) => {
      const seconds = (performance.now() - startedAt) / 1_000;
      observe?.({ kind: 'processed', consumer, event: job.name, outcome, seconds });
    };
    try {
      const alone = job.attemptsMade > 0 || job.stalledCounter > 0;
      await processEvent(job.data, { ...work, batches, inTurn, logger: log }, alone);
      end('done');
    } catch (error) {
      // Postponed attempts do not count as failed, but they count as started.
      const later = () => putOff(job, token, awayDelay(job.attemptsStarted));
      if (error instanceof UnrecoverableError) {
        end('failed');
        log.error({ reason: error.message }, 'event given up: a person has to look at it');
        throw error;
      }
      if (error instanceof UnknownEventError) {
        end('unknown');
        log.warn({ reason: error.message }, 'event is unknown to this process: it waits');
        return await later();
      }
      if (isServiceAway(error)) {
        end('service-away');
        log.warn(describeError(error), 'another service is away: the event waits for it');
        return await later();
      }
      if (await database.isToBlameFor(error)) {
        end('database-down');
        return await putOff(job, token, workerSettings.probeEveryMs);
      }
      // The queue keeps this error for admins. Like the log, it leaves out the event's content.
      const described = describeError(error);
      const attempt = job.attemptsMade + 1;
      if (attempt > retryDelaysMs.length) {
        end('failed');
        log.error(
          { ...described, attempt },
          'event given up after many tries: a person has to look at it',
        );
        throw new UnrecoverableError(described.reason);
      }
      end('retry');
      log.warn({ ...described, attempt }, 'processing failed: it is tried again');
      throw new Error(described.reason, { cause: error });
    }
  });
}

/** Handles each job within a span, in the trace that its event was recorded in. */
const traced =
  (consumer: ConsumerName, handle: (job: Job, token?: string) => Promise<void>) =>
  async (job: Job, token?: string): Promise<void> => {
    const span = beginSpan('consumer', (job.data as Partial<SignedEvent>).traceparent);
    let isError = true;
    try {
      await inSpan(span, () => handle(job, token));
      isError = false;
    } finally {
      const attributes = { 'messaging.destination.name': consumer };
      endSpan(span, { name: `process ${job.name}`, attributes, isError });
    }
  };

/** Returns the job to the queue for `ms` and a little more, without counting the attempt. */
async function putOff(job: Job, token: string | undefined, ms: number): Promise<never> {
  await job.moveToDelayed(Date.now() + Math.round(ms * (1 + Math.random() / 2)), token);
  throw new DelayedError();
}
