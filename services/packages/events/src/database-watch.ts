import type { Logger } from '@kbf/process-kit';
import { workerSettings } from './queue-settings.ts';
import { within } from './repeat.ts';

const connectionCodes = /^(08\w{3}|57P0[1-3]|ECONN\w+|EPIPE|ETIMEDOUT|P1001|P1002|P1017)$/;

export type DatabaseWatch = ReturnType<typeof watchDatabase>;

/**
 * Knows whether the database of a worker is there. After a failure it is asked; while it is down it is asked again
 * and again, and `onUp` tells when it is back.
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
      return await within(workerSettings.probeTimeoutMs, isUp(), 'asking the database');
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

    /** Whether `error` came from the database being away. If so, `onDown` has run when this resolves. */
    async isToBlameFor(error: unknown): Promise<boolean> {
      if (!down && !isConnectionError(error) && (await answers())) return false;
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

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return connectionCodes.test(code) || error.message.startsWith('Connection terminated');
}
