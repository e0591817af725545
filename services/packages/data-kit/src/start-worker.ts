import { createConsumer } from '@kbf/events';
import type { ConsumerName, EventKeys, Observe, Processor } from '@kbf/events';
import type { Logger } from '@kbf/process-kit';
import type { AnyPrismaClient, Database, TxOf } from './database.ts';
import { startUpkeep } from './upkeep.ts';
import type { UpkeepTask } from './upkeep.ts';

/** Something that runs until it is stopped; stopping waits for what is under way. */
export type Stoppable = { stop: () => Promise<unknown> };

/** Processes the events addressed to a service and does its upkeep, until it is stopped. */
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
    queue: { redis: string; prefix: string; keys: EventKeys; logger: Logger; observe: Observe };
    database: Database<Client>;
  },
): { stop: () => Promise<void> } {
  const consumer = createConsumer({
    ...queue,
    consumer: service.name,
    transaction: database.transaction,
    processors: service.processors(deps),
    isDatabaseUp: database.isUp,
  });
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
