import { errorCodes } from '@kbf/contracts';
import { etagMatches } from '@kbf/process-kit';
import { AppError } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { webPhoto } from './web-photo.ts';

export const photoGone = () =>
  new AppError(errorCodes.gone, 410, 'This photo is no longer available.');

type SentPhoto = {
  /** Of the stored JPEG. */
  etag: string;
  width?: number | undefined;
  isPublic: boolean;
  isAskedAgain?: boolean;
};

/**
 * Answers with a photo, or with 304 when the browser has it.
 * @param width as WebP, at most this wide (pixels); the stored JPEG without it, or when it could not be made
 * @param isPublic whether any cache may store it; a photo for some readers is not cached
 * @param isAskedAgain caches ask each time whether it is still public
 * @param readBytes undefined for a photo that was just deleted: empty bytes must not reach any cache
 * @throws 410
 */
export async function sendPhoto(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag: stored, width, isPublic, isAskedAgain }: SentPhoto,
  readBytes: () => Promise<Uint8Array | undefined>,
): Promise<void> {
  const etag = width ? stored.replace(/"$/, `-${width}"`) : stored;
  const isHeld = etagMatches(request.headers['if-none-match'], etag);
  const bytes = isHeld ? undefined : await readBytes();
  if (!isHeld && !bytes) throw photoGone();
  const webp = bytes && width ? await webPhoto(etag, bytes, width) : undefined;
  void reply.headers({
    etag: isHeld || webp ? etag : stored,
    'cache-control': isPublic
      ? `public, ${isAskedAgain ? 'no-cache' : 'max-age=300'}`
      : 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  if (webp) await reply.type('image/webp').send(webp);
  else if (bytes) await reply.type('image/jpeg').send(Buffer.from(bytes));
  else await reply.code(304).send();
}
