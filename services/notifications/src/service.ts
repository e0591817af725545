import { statefulService } from '@kbf/data-kit';
import { createQueueDesk } from '@kbf/events';
import { registerHeldAlerts } from './alerts/held-alerts.ts';
import { sendWaitingAlerts } from './alerts/send-waiting-alerts.ts';
import { notificationsConfig } from './config.ts';
import { openNotificationsDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { countMessages } from './figures/sending-metrics.ts';
import { registerFigureRoutes } from './figures/figures-routes.ts';
import { registerOutboxRoutes } from './local-outbox/outbox-routes.ts';
import { registerMessageRoutes } from './messages/message-routes.ts';
import { connectAuth } from './people/auth-contacts.ts';
import { registerPreferenceRoutes } from './preferences/preference-routes.ts';
import { registerUnsubscribeRoutes } from './preferences/unsubscribe-routes.ts';
import { registerPushRoutes } from './push/push-routes.ts';
import { buildProcessors } from './processors/index.ts';
import { remindAdmins } from './promises/remind-admins.ts';
import { registerQueueBoardRoutes } from './queue-board/queue-board-routes.ts';
import { registerQueueRoutes } from './queues/queue-routes.ts';
import { checkClock } from './sending/check-clock.ts';
import { createSender } from './sending/sender.ts';
import { createTransports } from './sending/create-transports.ts';
import { removeOld } from './upkeep/remove-old.ts';
import { registerForms } from './webhooks/register-forms.ts';
import { registerWebhookRoutes } from './webhooks/webhook-routes.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** The notifications service: texts and mails, members' preferences for them, and the queues for admins. */
export const notifications = statefulService({
  name: 'notifications',
  config: notificationsConfig,
  openDatabase: openNotificationsDatabase,
  deps: async (shared): Promise<Deps> => {
    const { config, database, logger, metrics } = shared;
    const textPrice = config.DELIVERY === 'live' ? config.TEXT_PRICE : 0;
    if (config.DELIVERY === 'live') await checkClock(config);
    return {
      ...shared,
      contacts: connectAuth(config.AUTH_URL, config.SERVICE_SIGNING_KEY),
      sender: createSender({
        database,
        transports: () => createTransports(config, database.prisma),
        key: config.SEALING_KEY,
        onSent: countMessages(metrics, textPrice),
        logger,
      }),
      queueAdmin: createQueueDesk({
        redis: config.REDIS_URL,
        prefix: config.QUEUE_PREFIX,
        logger,
      }),
    };
  },
  close: ({ contacts, queueAdmin }) => Promise.all([contacts.close(), queueAdmin.close()]),
  routes: async (app, deps) => {
    registerMessageRoutes(app, deps);
    registerPreferenceRoutes(app, deps);
    registerPushRoutes(app, deps);
    registerQueueRoutes(app, deps);
    registerQueueBoardRoutes(app, deps);
    registerFigureRoutes(app, deps);
    registerHeldAlerts(app, deps);
    registerOutboxRoutes(app, deps);
    await registerForms(app, (forms) => {
      registerWebhookRoutes(forms, deps);
      registerUnsubscribeRoutes(forms, deps);
    });
  },
  processors: buildProcessors,
  upkeep: (deps) => [
    { name: 'remind of promises', everyMs: minuteMs, work: () => remindAdmins(deps) },
    { name: 'send waiting alerts', everyMs: 15 * secondMs, work: () => sendWaitingAlerts(deps) },
    { name: 'remove what is old', everyMs: 10 * minuteMs, work: () => removeOld(deps) },
  ],
  background: ({ sender }) => [sender.start()],
});
