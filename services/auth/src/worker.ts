import { createConsumer, prismaSql } from '@kbf/events';
import type { Observe } from '@kbf/events';
import type { AuthDeps } from './deps.ts';
import { askAgain } from './erasure/ask-again.ts';
import { buildProcessors } from './processors/index.ts';
import { cleanUp } from './upkeep/clean-up.ts';

/** Milliseconds between two rounds of upkeep. */
const everyMs = 10 * 60_000;

/** The work that nobody waits for: the events addressed to auth, and its upkeep. */
export function buildWorker(deps: AuthDeps & { observe?: Observe }): { stop: () => Promise<void> } {
  const { config, database, pool, eventKeys, logger, observe } = deps;
  const consumer = createConsumer({
    consumer: 'auth',
    redis: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    keys: eventKeys,
    transaction: (work) => database.$transaction((tx) => work(tx, prismaSql(tx))),
    processors: buildProcessors(deps),
    isDatabaseUp: async () => {
      await pool.query('SELECT 1');
      return true;
    },
    logger,
    ...(observe ? { observe } : {}),
  });

  let running = Promise.resolve();
  const work = async () => {
    await cleanUp(database);
    if ((await askAgain(database)) > 0) deps.nudgeRelay();
  };
  const turn = () => {
    running = work().catch((error: unknown) => logger.warn({ err: error }, 'no upkeep now'));
  };
  const timer = setInterval(turn, everyMs);
  turn();
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([running, consumer.stop()]);
    },
  };
}
