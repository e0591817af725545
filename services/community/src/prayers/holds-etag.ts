import type { FastifyRequest } from 'fastify';

/** Whether whoever asks has this very version already. */
export function holdsEtag(request: FastifyRequest, etag: string): boolean {
  const held = request.headers['if-none-match'];
  if (!held) return false;
  return held
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
