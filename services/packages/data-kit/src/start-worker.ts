import { createConsumer, pgTransaction, preparedSql, showQueue } from '@kbf/events';
import type { ConsumerName, EventKeys, Observe, Processor } from '@kbf/events';
import { repeatUndone } from '@kbf/process-kit';
import type { Logger, Metrics } from '@kbf/process-kit';
import type { AnyPrismaClient, Database, TxOf } from './database.ts';
import { startUpkeep } from './upkeep.ts';
import type { UpkeepTask } from './upkeep.ts';

/** Something that runs until it is stopped. `stop` waits for work in progress. */
export type Stoppable = { stop: () => Promise<unknown> };

/** Address of a queue, who works on it, and who observes it. */
export type QueueSettings = {
  redis: string;
  prefix: string;
  keys: EventKeys;
  logger: Logger;
  observe: Observe;
  metrics: Metrics;
};

/** Processes the events addressed to a service and runs its upkeep, until it is stopped. */
export function startWorker<Client extends AnyPrismaClient, Deps>(
  service: {
    name: ConsumerName;
    processors: (deps: Deps) => readonly Processor<TxOf<Client>>[];
    upkeep?: (deps: Deps) => readonly UpkeepTask[];
    background?: (deps: Deps) => readonly Stoppable[];
  },
  deps: Deps,
  {
    queue,
    database,
  }: {
    queue: QueueSettings;
    database: Database<Client>;
  },
): { stop: () => Promise<void> } {
  const inTransaction = pgTransaction(database.pool, preparedSql);
  const consumer = createConsumer({
    ...queue,
    consumer: service.name,
    transaction: database.transaction,
    sqlTransaction: (work) => repeatUndone(() => inTransaction(work)),
    processors: service.processors(deps),
    isDatabaseUp: database.isUp,
  });
  showQueue(queue.metrics, service.name, consumer);
  const upkeep = startUpkeep({
    service: service.name,
    pool: database.pool,
    tasks: service.upkeep?.(deps) ?? [],
    logger: queue.logger,
  });
  const background = service.background?.(deps) ?? [];
  return {
    stop: async () => {
      await Promise.all([consumer.stop(), upkeep.stop()]);
      await Promise.all(background.map((one) => one.stop()));
    },
  };
}
