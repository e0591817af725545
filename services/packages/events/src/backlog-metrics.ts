import { Gauge } from '@kbf/process-kit';
import type { Metrics } from '@kbf/process-kit';
import type pg from 'pg';
import pTimeout from 'p-timeout';
import type { ConsumerName } from './catalogue.ts';
import type { Consumer } from './consumer.ts';
import { oldestUnsettled } from './oldest-unsettled-sql.ts';

/**
 * Timeout (milliseconds). A figure that is not available in time is left out, so that the others do not wait for it.
 */
const longestMs = 1_000;

/** Gauges that are read on request. Without an answer they show nothing rather than an old value. */
function collecting(read: (gauge: Gauge) => Promise<void>) {
  return async function collect(this: Gauge): Promise<void> {
    this.reset();
    await pTimeout(read(this), { milliseconds: longestMs }).catch(() => undefined);
  };
}

/** Shows how many jobs a queue has, by state. Workers scale by it, and failed jobs wait for a person. */
export function showQueue(
  registry: Metrics,
  consumer: ConsumerName,
  { countJobs }: Pick<Consumer, 'countJobs'>,
): void {
  const jobs = new Gauge({
    name: 'events_queue_jobs',
    help: 'Jobs in the queue of this service, by state',
    labelNames: ['consumer', 'state'],
    registers: [],
    collect: collecting(async (gauge) => {
      for (const [state, count] of Object.entries(await countJobs()))
        gauge.set({ consumer, state }, count);
    }),
  });
  registry.registerMetric(jobs);
}

/** Shows the age of the oldest unsettled delivery of this outbox: 0 when all are settled. */
export function showOutbox(registry: Metrics, pool: pg.Pool): void {
  const oldest = new Gauge({
    name: 'events_oldest_unsettled_seconds',
    help: 'Age of the oldest delivery that no consumer has settled',
    registers: [],
    collect: collecting(async (gauge) => gauge.set(await oldestUnsettled(pool))),
  });
  registry.registerMetric(oldest);
}
