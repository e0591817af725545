import { repeat } from '@kbf/events';
import type { Logger } from '@kbf/process-kit';
import type pg from 'pg';
import { oneProcessAtATime } from './locks-sql.ts';

/** A repeated task of a service, in one process at a time. */
export type UpkeepTask = {
  /** Name for logs, unique within the service. */
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  work: () => Promise<unknown>;
};

/**
 * Runs tasks until it is stopped: each at once, then at its interval. All processes have the timers; a lock in the
 * database lets one of them work. A process runs one task at a time, so that upkeep uses at most one connection for its
 * locks.
 */
export function startUpkeep(options: {
  /** The service that owns the tasks. */
  service: string;
  pool: pg.Pool;
  tasks: readonly UpkeepTask[];
  logger: Logger;
}): { stop: () => Promise<void> } {
  const { service, pool, tasks, logger } = options;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async (task: UpkeepTask): Promise<void> => {
    const run = () => oneProcessAtATime(pool, `upkeep of ${service}: ${task.name}`, task.work);
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    await turn;
  };
  const repeating = tasks.map((task) =>
    repeat(
      task.everyMs,
      () => inTurn(task),
      (error) => logger.warn({ err: error, task: task.name }, 'upkeep is not possible now'),
    ),
  );
  return {
    stop: async () => {
      await Promise.all(repeating.map((one) => one.stop()));
    },
  };
}
