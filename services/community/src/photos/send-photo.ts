import { errorCodes } from '@kbf/contracts';
import { etagMatches } from '@kbf/process-kit';
import { AppError } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const photoGone = () =>
  new AppError(errorCodes.gone, 410, 'This photo is no longer available.');

/**
 * Answers with a photo, or with 304 when the browser has it.
 * @param isPublic whether any cache may store it; a photo for some readers is not cached
 * @param isAskedAgain caches ask each time whether it is still public
 * @param readBytes undefined for a photo that was just deleted: empty bytes must not reach any cache
 * @throws 410
 */
export async function sendPhoto(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, isPublic, isAskedAgain }: { etag: string; isPublic: boolean; isAskedAgain?: boolean },
  readBytes: () => Promise<Uint8Array | undefined>,
): Promise<void> {
  const isHeld = etagMatches(request.headers['if-none-match'], etag);
  const bytes = isHeld ? undefined : await readBytes();
  if (!isHeld && !bytes) throw photoGone();
  void reply.headers({
    etag,
    'cache-control': isPublic
      ? `public, ${isAskedAgain ? 'no-cache' : 'max-age=300'}`
      : 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  if (bytes) await reply.type('image/jpeg').send(Buffer.from(bytes));
  else await reply.code(304).send();
}
