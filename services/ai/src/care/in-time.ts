import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../reason-of.ts';

/**
 * What comes in time; undefined for what is late or fails. For what is good to have, as while somebody may be in
 * danger, and never worth waiting for.
 * @param ms longest wait
 * @param without what is logged when it does not come
 */
export async function inTime<Value>(
  ms: number,
  log: FastifyBaseLogger,
  coming: Promise<Value>,
  without = 'went on without what is known of danger',
): Promise<Value | undefined> {
  const noted = coming.catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, without);
    return undefined;
  });
  return await Promise.race([noted, sleep(ms, undefined, { ref: false })]);
}
