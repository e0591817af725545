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

/**
 * Adds a gauge that is read when it is asked for. Without an answer it shows nothing rather than an old value.
 * @param read adds the current values
 */
export function showFigure(
  registry: Metrics,
  about: { name: string; help: string; labelNames?: readonly string[] },
  read: (gauge: Gauge) => Promise<void>,
): void {
  const gauge = new Gauge({
    labelNames: [],
    ...about,
    registers: [],
    async collect() {
      this.reset();
      await pTimeout(read(this), { milliseconds: longestMs }).catch(() => undefined);
    },
  });
  registry.registerMetric(gauge);
}

/** Shows how many jobs a queue has, by state. Workers scale by it, and failed jobs wait for a person. */
export function showQueue(
  registry: Metrics,
  consumer: ConsumerName,
  { countJobs }: Pick<Consumer, 'countJobs'>,
): void {
  const about = {
    name: 'events_queue_jobs',
    help: 'Jobs in the queue of this service, by state',
    labelNames: ['consumer', 'state'],
  };
  showFigure(registry, about, async (gauge) => {
    for (const [state, count] of Object.entries(await countJobs()))
      gauge.set({ consumer, state }, count);
  });
}

/** Shows the age of the oldest unsettled delivery of this outbox: 0 when all are settled. */
export function showOutbox(registry: Metrics, pool: pg.Pool): void {
  const about = {
    name: 'events_oldest_unsettled_seconds',
    help: 'Age of the oldest delivery that no consumer has settled',
  };
  showFigure(registry, about, async (gauge) => gauge.set(await oldestUnsettled(pool)));
}
