import {
  createEventKeys,
  createEventMetrics,
  createQueueDesk,
  createRelay,
  createSweeper,
} from '@kbf/events';
import type { EventKeys, Observe, QueueDesk, Relay } from '@kbf/events';
import { createPool, createServiceSigner } from '@kbf/process-kit';
import type { Logger, Metrics } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';
import type { ServiceClient } from '@kbf/service-kit';
import type { NotificationsConfig } from './config.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';

/** What both roles of a process work with. */
export type Parts = {
  config: NotificationsConfig;
  logger: Logger;
  metrics: Metrics;
  database: Database;
  auth: ServiceClient<'auth'>;
  relay: Relay;
  /** Signs and seals the events of this service, and opens those for it. */
  eventKeys: EventKeys;
  queues: QueueDesk;
  observe: Observe;
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Opens it all. Relay and sweeper run in every process: both roles write events. */
export function openParts(config: NotificationsConfig, logger: Logger, metrics: Metrics): Parts {
  const pool = createPool(config.DATABASE_URL, config.DATABASE_POOL, logger);
  const database = openDatabase(pool);
  const observe = createEventMetrics(metrics);
  const queue = { redis: config.REDIS_URL, prefix: config.QUEUE_PREFIX, logger };
  const eventKeys = createEventKeys('notifications', config);
  const relay = createRelay({ ...queue, pool, keys: eventKeys, observe });
  const sweeper = createSweeper({ ...queue, pool, keys: eventKeys, observe });
  const queues = createQueueDesk(queue);
  const auth = createServiceClient({
    service: 'auth',
    url: config.AUTH_URL,
    sign: createServiceSigner('notifications', config.SERVICE_SIGNING_KEY),
  });
  return {
    config,
    logger,
    metrics,
    database,
    auth,
    relay,
    eventKeys,
    queues,
    observe,
    isReady: async () => {
      await pool.query('SELECT 1');
      return true;
    },
    close: async () => {
      await Promise.all([relay.stop(), sweeper.stop(), queues.close(), auth.close()]);
      await database.$disconnect();
      await pool.end();
    },
  };
}
