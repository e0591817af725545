import { createEventMetrics, createRelay, createSweeper } from '@kbf/events';
import type { Relay } from '@kbf/events';
import type { Logger, Metrics } from '@kbf/process-kit';
import type pg from 'pg';
import { removeOld } from './cleanup/remove-old.ts';
import type { Database } from './database.ts';

/** Abandoned replies are also found when somebody asks for them; this finds the rest. */
const cleanEveryMs = 5_000;

export type Worker = { relay: Relay; stop: () => Promise<void> };

/**
 * What runs beside the calls: relay and sweeper in every process, because every process records events; the clean-up in
 * those with the role.
 */
export function buildWorker(options: {
  pool: pg.Pool;
  database: Database;
  redis: string;
  prefix: string;
  cleans: boolean;
  metrics: Metrics;
  logger: Logger;
}): Worker {
  const { pool, database, redis, prefix, logger } = options;
  const observe = createEventMetrics(options.metrics);
  const relay = createRelay({ pool, redis, prefix, logger, observe });
  const sweeper = createSweeper({ pool, redis, prefix, logger, observe });
  let cleaning: Promise<void> | undefined;
  const clean = () => {
    cleaning ??= removeOld(database)
      .catch((error: Error) => logger.warn({ reason: error.name }, 'cannot clean up now'))
      .finally(() => (cleaning = undefined));
  };
  const timer = options.cleans ? setInterval(clean, cleanEveryMs) : undefined;
  return {
    relay,
    async stop() {
      clearInterval(timer);
      await cleaning;
      await Promise.all([relay.stop(), sweeper.stop()]);
    },
  };
}
