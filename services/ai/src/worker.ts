import {
  createConsumer,
  createEventMetrics,
  createRelay,
  createSweeper,
  prismaSql,
} from '@kbf/events';
import type { EventKeys, Relay } from '@kbf/events';
import type { Logger, Metrics } from '@kbf/process-kit';
import type pg from 'pg';
import { removeOld } from './cleanup/remove-old.ts';
import type { Database } from './database.ts';
import { buildProcessors } from './processors/index.ts';

/** Abandoned replies are also found when somebody asks for them; this finds the rest. */
const cleanEveryMs = 5_000;

export type Worker = { relay: Relay; stop: () => Promise<void> };

/**
 * What runs beside the calls: relay and sweeper in every process, because every process records events; the processors
 * and the clean-up in those with the role.
 */
export function buildWorker(options: {
  pool: pg.Pool;
  database: Database;
  redis: string;
  prefix: string;
  /** Whether this process has the role `worker`. */
  works: boolean;
  eventKeys: EventKeys;
  metrics: Metrics;
  logger: Logger;
}): Worker {
  const { pool, database, redis, prefix, eventKeys, logger } = options;
  const observe = createEventMetrics(options.metrics);
  const relay = createRelay({ pool, redis, prefix, keys: eventKeys, logger, observe });
  const sweeper = createSweeper({ pool, redis, prefix, keys: eventKeys, logger, observe });
  if (!options.works)
    return { relay, stop: async () => void (await Promise.all([relay.stop(), sweeper.stop()])) };

  const consumer = createConsumer({
    consumer: 'ai',
    redis,
    prefix,
    keys: eventKeys,
    transaction: (work) => database.$transaction((tx) => work(tx, prismaSql(tx))),
    processors: buildProcessors({ relay, eventKeys }),
    isDatabaseUp: async () => (await pool.query('SELECT 1')).rowCount === 1,
    logger,
    observe,
  });
  let cleaning: Promise<void> | undefined;
  const clean = () => {
    cleaning ??= removeOld(database)
      .catch((error: Error) => logger.warn({ reason: error.name }, 'cannot clean up now'))
      .finally(() => (cleaning = undefined));
  };
  const timer = setInterval(clean, cleanEveryMs);
  return {
    relay,
    async stop() {
      clearInterval(timer);
      await Promise.all([cleaning, consumer.stop()]);
      await Promise.all([relay.stop(), sweeper.stop()]);
    },
  };
}
