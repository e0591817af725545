import { createConsumer } from '@kbf/events';
import type { Consumer } from '@kbf/events';
import type { Parts } from './parts.ts';
import { buildProcessors } from './processors/index.ts';

/** Processes the events addressed to community, until it is stopped. */
export function startWorker(parts: Parts): Consumer {
  const { config, database, eventKeys, logger, observe } = parts;
  return createConsumer({
    consumer: 'community',
    redis: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    keys: eventKeys,
    transaction: database.transaction,
    processors: buildProcessors(parts),
    isDatabaseUp: database.isUp,
    logger,
    observe,
  });
}
