import type { Logger } from '@kbf/process-kit';
import type { Database } from './database.ts';
import { cleanUp } from './upkeep/clean-up.ts';

/** Milliseconds between two clean-ups. */
const everyMs = 10 * 60_000;

/** The work that nobody waits for. auth hears of no events yet: this is its upkeep. */
export function buildWorker(deps: { database: Database; logger: Logger }): {
  stop: () => Promise<void>;
} {
  let running = Promise.resolve();
  const work = () => {
    running = cleanUp(deps.database).catch((error: unknown) =>
      deps.logger.warn({ err: error }, 'could not clean up now'),
    );
  };
  const timer = setInterval(work, everyMs);
  work();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
