import type { Logger } from '@kbf/process-kit';
import CircuitBreaker from 'opossum';
import { isSickness } from './model-errors.ts';

/** Five calls are enough to tell an outage from chance. After ten seconds, one call tests whether it is over. */
const settings = {
  volumeThreshold: 5,
  errorThresholdPercentage: 60,
  rollingCountTimeout: 30_000,
  resetTimeout: 10_000,
};

/** Stops calls to a model that keeps failing, so that people are told at once to try later. */
export function createBreaker(logger: Logger) {
  const breaker = new CircuitBreaker((call: () => Promise<unknown>) => call(), {
    ...settings,
    timeout: false,
    errorFilter: (error: unknown) => !isSickness(error),
  });
  breaker.on('open', () => logger.warn('the model keeps failing: not asked for a while'));
  breaker.on('close', () => logger.info('the model answers again'));
  return {
    /** @throws at once while the breaker is open, else the error of `call` */
    run: async <T>(call: () => Promise<T>): Promise<T> => (await breaker.fire(call)) as T,
    close: () => breaker.shutdown(),
  };
}
