import { createConsumer, createEventMetrics, prismaSql } from '@kbf/events';
import { createServiceSigner } from '@kbf/process-kit';
import type { Logger, Metrics } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';
import type { NotificationsConfig } from './config.ts';
import type { Database } from './database.ts';
import { askAdminContacts } from './processors/admin-contacts.ts';
import { processors } from './processors/index.ts';
import { createSender } from './sending/sender.ts';
import type { Transports } from './sending/send-message.ts';

/** The event side of notifications: events become queued messages, and queued messages are sent. */
export function buildWorker(deps: {
  config: NotificationsConfig;
  database: Database;
  transports: Transports;
  logger: Logger;
  metrics: Metrics;
}): { stop: () => Promise<void> } {
  const { config, database, transports, logger, metrics } = deps;
  const key = config.SEALING_KEY;
  const sender = createSender({ database, transports, key, logger });
  const auth = createServiceClient({
    url: config.AUTH_URL,
    audience: 'auth',
    sign: createServiceSigner('notifications', config.SERVICE_SIGNING_KEY),
  });
  const consumer = createConsumer({
    consumer: 'notifications',
    redis: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    transaction: (work) => database.$transaction((tx) => work(tx, prismaSql(tx))),
    isDatabaseUp: async () => {
      await database.$queryRaw`SELECT 1`;
      return true;
    },
    processors: processors({
      key,
      publicOrigin: config.PUBLIC_ORIGIN,
      adminContacts: askAdminContacts(auth),
      nudgeSender: sender.nudge,
    }),
    logger,
    observe: createEventMetrics(metrics),
  });
  return {
    stop: async () => {
      await consumer.stop();
      await sender.stop();
      await auth.close();
    },
  };
}
