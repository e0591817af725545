import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Logger, Metrics } from '@kbf/process-kit';
import type { NotificationsConfig } from './config.ts';
import type { Database } from './database.ts';
import { outboxRoutes } from './local-outbox/outbox-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/** The HTTP side of notifications: webhooks, the delivery log, and locally the messages that were not sent. */
export async function buildApp(deps: {
  config: NotificationsConfig;
  database: Database;
  logger: Logger;
  metrics: Metrics;
}): Promise<Service> {
  const { config, database, logger, metrics } = deps;
  const app = buildService({
    name: 'notifications',
    logger,
    metrics,
    identityPublicKeys: config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
  });
  messageRoutes(app, { database });
  await webhookRoutes(app, {
    database,
    key: config.SEALING_KEY,
    publicOrigin: config.PUBLIC_ORIGIN,
    authToken: config.DELIVERY === 'live' ? config.TWILIO_AUTH_TOKEN : undefined,
  });
  if (config.DELIVERY === 'outbox') outboxRoutes(app, { database, token: config.OUTBOX_TOKEN });
  return app;
}
