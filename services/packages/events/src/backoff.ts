import { workerSettings } from './queue-settings.ts';

/** The name under which jobs ask for this backoff. */
export const backoffType = 'capped';

/** Spread over the upper half, so that jobs that failed together do not return together. */
const spread = (ms: number, random: number) => Math.round(ms * (0.5 + random / 2));

/**
 * Milliseconds to wait after an attempt at which a processor failed.
 *
 * @param attemptsMade failed attempts so far, 1 after the first
 * @param random from 0 to 1
 */
export function retryDelay(
  attemptsMade: number,
  delays: readonly number[] = workerSettings.retryDelaysMs,
  random = Math.random(),
): number {
  return spread(delays[attemptsMade - 1] ?? delays.at(-1) ?? 0, random);
}

/**
 * Milliseconds to wait for something that is unavailable: twice as long each time, up to half a minute.
 *
 * @param times number of attempts, 1 after the first
 * @param random from 0 to 1
 */
export function awayDelay(times: number, random = Math.random()): number {
  const { awayBaseMs, awayMaxMs } = workerSettings;
  return spread(Math.min(awayBaseMs * 2 ** Math.max(0, times - 1), awayMaxMs), random);
}
