import { createConsumer, prismaSql } from '@kbf/events';
import type { Parts } from './parts.ts';
import { createAuthContacts } from './people/auth-contacts.ts';
import { processors } from './processors/index.ts';
import { remindAdmins } from './promises/remind-admins.ts';
import { createSender } from './sending/sender.ts';
import type { Transports } from './sending/send-message.ts';
import { cleanUp } from './upkeep/clean-up.ts';
import { keepDoing } from './upkeep/keep-doing.ts';

/** Milliseconds between two looks for promises that are due. */
const remindEveryMs = 60_000;
const cleanUpEveryMs = 10 * 60_000;

/** The event side of notifications: events become queued messages, and queued messages are sent. */
export function buildWorker(parts: Parts & { transports: Transports }): {
  stop: () => Promise<void>;
} {
  const { config, database, transports, logger, auth, relay, eventKeys } = parts;
  const key = config.SEALING_KEY;
  const publicOrigin = config.PUBLIC_ORIGIN;
  const contacts = createAuthContacts(auth);
  const sender = createSender({ database, transports, key, logger });
  const consumer = createConsumer({
    consumer: 'notifications',
    redis: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    keys: eventKeys,
    transaction: (work) => database.$transaction((tx) => work(tx, prismaSql(tx))),
    isDatabaseUp: async () => {
      await database.$queryRaw`SELECT 1`;
      return true;
    },
    processors: processors({
      key,
      eventKeys,
      publicOrigin,
      contacts,
      nudgeSender: sender.nudge,
      nudgeRelay: relay.nudge,
    }),
    logger,
    observe: parts.observe,
  });
  const reminders = keepDoing(
    async () => {
      if ((await remindAdmins({ database, key, publicOrigin, contacts, logger })) > 0)
        sender.nudge();
    },
    remindEveryMs,
    (error) => logger.warn({ err: error }, 'could not look for promises that are due'),
  );
  const upkeep = keepDoing(
    () => cleanUp(database),
    cleanUpEveryMs,
    (error) => logger.warn({ err: error }, 'could not clean up now'),
  );
  return {
    stop: async () => {
      await Promise.all([reminders.stop(), upkeep.stop(), consumer.stop()]);
      await sender.stop();
    },
  };
}
