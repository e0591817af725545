import formbody from '@fastify/formbody';
import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { outboxRoutes } from './local-outbox/outbox-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import type { Parts } from './parts.ts';
import { preferenceRoutes, unsubscribeRoutes } from './preferences/preference-routes.ts';
import { queueRoutes } from './queues/queue-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/** What the HTTP side works with; the worker's part of `Parts` is not its concern. */
export type AppParts = Pick<
  Parts,
  'config' | 'database' | 'logger' | 'metrics' | 'relay' | 'queues'
>;

/** The HTTP side of notifications: webhooks, preferences, the delivery log, queues, and locally what was not sent. */
export async function buildApp(parts: AppParts): Promise<Service> {
  const { config, database, logger, metrics, queues } = parts;
  const key = config.SEALING_KEY;
  const nudgeRelay = parts.relay.nudge;
  const app = buildService({
    name: 'notifications',
    logger,
    metrics,
    identityPublicKeys: config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
  });
  messageRoutes(app, { database, nudgeRelay });
  preferenceRoutes(app, { database });
  queueRoutes(app, { database, queues, nudgeRelay });
  if (config.DELIVERY === 'outbox') outboxRoutes(app, { database, token: config.OUTBOX_TOKEN });

  // What others post to us are forms; everything else is JSON only, hence the scope.
  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: 16_384 });
    webhookRoutes(forms, {
      database,
      key,
      publicOrigin: config.PUBLIC_ORIGIN,
      authToken: config.DELIVERY === 'live' ? config.TWILIO_AUTH_TOKEN : undefined,
    });
    unsubscribeRoutes(forms, { database, key });
  });
  return app;
}
