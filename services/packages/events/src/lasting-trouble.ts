import type { Logger } from '@kbf/process-kit';
import { describeError } from './describe-error.ts';

/** So many failures in a row are trouble. */
const lasting = 2;

/**
 * Tells of work that is done again and again when it does not succeed: once, until it succeeds again. One failure alone
 * is no trouble: a process that is busy, as all are in their first seconds, misses a time limit, and the next try makes
 * up for it.
 */
export function createTroubleTeller(
  logger: Pick<Logger, 'info' | 'warn' | 'debug'>,
  words: { begins: string; ends: string },
) {
  let failures = 0;
  return {
    failed: (error: unknown): void => {
      failures += 1;
      if (failures === lasting) logger.warn(describeError(error), words.begins);
      else logger.debug(describeError(error), words.begins);
    },
    succeeded: (): void => {
      if (failures >= lasting) logger.info(words.ends);
      failures = 0;
    },
  };
}
