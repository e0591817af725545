import type { Logger } from '@kbf/process-kit';
import { describeError } from './describe-error.ts';

/** Failures in a row before they are reported. */
const lasting = 2;

/**
 * Reports a repeated task that fails: once, until it succeeds again. A single failure is not reported. A busy process,
 * such as one in its first seconds, can miss a timeout, and the next attempt succeeds.
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
