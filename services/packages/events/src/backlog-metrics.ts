import { Gauge } from '@kbf/process-kit';
import type { Metrics } from '@kbf/process-kit';
import type pg from 'pg';
import type { ConsumerName } from './catalogue.ts';
import type { Consumer } from './consumer.ts';
import { oldestUnsettled } from './oldest-unsettled-sql.ts';
import { within } from './repeat.ts';

/** A figure that cannot be had in time is left out: the others must not wait for it (milliseconds). */
const longestMs = 1_000;

/** Sets gauges when they are asked for; without an answer they say nothing rather than something old. */
function collecting(read: (gauge: Gauge) => Promise<void>) {
  return async function collect(this: Gauge): Promise<void> {
    this.reset();
    await within(longestMs, read(this), 'a figure of the backlog').catch(() => undefined);
  };
}

/** Shows how many jobs a queue has, by state: workers scale by it, and failed ones wait for a person. */
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

/** Shows for how long the oldest delivery of this outbox has not been settled: 0 when all are. */
export function showOutbox(registry: Metrics, pool: pg.Pool): void {
  const oldest = new Gauge({
    name: 'events_oldest_unsettled_seconds',
    help: 'Age of the oldest delivery that no consumer has settled',
    registers: [],
    collect: collecting(async (gauge) => gauge.set(await oldestUnsettled(pool))),
  });
  registry.registerMetric(oldest);
}
