import { isDatabaseAway } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import pTimeout from 'p-timeout';
import { workerSettings } from './queue-settings.ts';

export type DatabaseWatch = ReturnType<typeof watchDatabase>;

/**
 * Tracks whether a worker's database is available. It checks after each failure. While the database is down it checks
 * again and again, and calls `onUp` when it is back.
 */
export function watchDatabase({
  isUp,
  onDown,
  onUp,
  logger,
}: {
  isUp: () => Promise<boolean>;
  onDown: () => Promise<void>;
  onUp: () => Promise<void>;
  logger: Logger;
}) {
  let down = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function answers(): Promise<boolean> {
    try {
      return await pTimeout(isUp(), { milliseconds: workerSettings.probeTimeoutMs });
    } catch {
      return false;
    }
  }

  async function probe(): Promise<void> {
    if (stopped) return;
    if (await answers()) {
      down = false;
      logger.info('the database is back: the worker goes on');
      await onUp();
    } else {
      timer = setTimeout(() => void probe(), workerSettings.probeEveryMs);
    }
  }

  return {
    isDown: () => down,

    /** Whether the unavailable database caused `error`. If so, `onDown` has run when this resolves. */
    async isToBlameFor(error: unknown): Promise<boolean> {
      if (!down && (!isDatabaseAway(error) || isOwnTimeout(error)) && (await answers()))
        return false;
      if (!down && !stopped) {
        down = true;
        logger.warn('the database is down: the worker pauses');
        await onDown();
        timer = setTimeout(() => void probe(), workerSettings.probeEveryMs);
      }
      return true;
    },

    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** A transaction timeout is caused by the transaction's own work, not by the database. */
const isOwnTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'P2028' &&
  !error.message.includes('Unable to start a transaction');
