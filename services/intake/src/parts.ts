import { createEventMetrics, createRelay, createSweeper } from '@kbf/events';
import type { Observe, Relay } from '@kbf/events';
import type { Logger, Metrics } from '@kbf/process-kit';
import type { IntakeConfig } from './config.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';

/** What calls and processors work with. */
export type Parts = {
  config: IntakeConfig;
  logger: Logger;
  metrics: Metrics;
  database: Database;
  /** To be nudged after the commit of a transaction that recorded events. */
  relay: Pick<Relay, 'nudge'>;
  observe: Observe;
  close: () => Promise<void>;
};

/** Opens everything that the roles of a process share. */
export function openParts(config: IntakeConfig, logger: Logger, metrics: Metrics): Parts {
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, logger);
  const observe = createEventMetrics(metrics);
  const outbox = {
    pool: database.pool,
    redis: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    logger,
    observe,
  };
  const relay = createRelay(outbox);
  const sweeper = createSweeper(outbox);
  return {
    config,
    logger,
    metrics,
    database,
    relay,
    observe,
    close: async () => {
      await Promise.all([relay.stop(), sweeper.stop()]);
      await database.close();
    },
  };
}
