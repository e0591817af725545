import { errorCodes, limits, refusals, retryAfterAway } from '@kbf/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { createWeightedSemaphore } from './weighted-semaphore.ts';

/** Total bytes of bodies over 64 kB that are read at once: each is in memory several times while it is read. */
const roomBytes = 24 * 1024 * 1024;
/** Calls that may wait for room; their bodies wait in their connections. */
const mostWaiting = 64;

const tooMany = () =>
  new AppError(errorCodes.unavailable, 503, refusals.unavailable, { retryAfter: retryAfterAway });

/** Limits how many bytes of large bodies are read at once. Calls wait in order of arrival. */
export function boundBigBodies(app: FastifyInstance, room = roomBytes): void {
  const memory = createWeightedSemaphore({ size: room, mostWaiting, refusal: tooMany });
  app.addHook('onRequest', async (request, reply) => {
    const length = Number(request.headers['content-length'] ?? 0);
    // A body that is longer than its call allows is refused before it is read.
    if (length <= limits.maxBodyBytes || length > request.routeOptions.bodyLimit) return;
    const giveBack = await memory.take(length);
    if (reply.raw.destroyed) giveBack();
    else reply.raw.once('close', giveBack);
  });
}
