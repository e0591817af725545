import { createConsumer } from '@kbf/events';
import { forgetOldLimits } from '@kbf/service-kit';
import type { Parts } from './parts.ts';
import { buildProcessors } from './processors/index.ts';

/** Milliseconds between two clean-ups. */
const cleanEveryMs = 10 * 60_000;

/** Processes the events addressed to intake and keeps the counters few, until it is stopped. */
export function startWorker(parts: Parts): { stop: () => Promise<void> } {
  const { config, database, logger, observe } = parts;
  const consumer = createConsumer({
    consumer: 'intake',
    redis: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    transaction: database.transaction,
    processors: buildProcessors(parts),
    isDatabaseUp: database.isUp,
    logger,
    observe,
  });
  let cleaning = Promise.resolve();
  const timer = setInterval(() => {
    cleaning = forgetOldLimits(database.pool).catch((error: unknown) =>
      logger.warn({ err: error }, 'could not clean up now'),
    );
  }, cleanEveryMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([consumer.stop(), cleaning]);
    },
  };
}
