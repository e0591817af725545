import type { FastifyBaseLogger } from 'fastify';
import pTimeout from 'p-timeout';
import { reasonOf } from '../reason-of.ts';

/**
 * The value if it comes in time; undefined when it is late or fails. For optional values that are not worth a wait,
 * such as while a person may be in danger.
 * @param ms longest wait
 * @param without what is logged when it does not come
 */
export async function withTimeout<Value>(
  ms: number,
  log: FastifyBaseLogger,
  coming: Promise<Value>,
  without = 'went on without what is known of danger',
): Promise<Value | undefined> {
  const noted = coming.catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, without);
    return undefined;
  });
  return await pTimeout(noted, { milliseconds: ms, fallback: () => undefined });
}
