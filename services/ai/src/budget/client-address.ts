import type { FastifyRequest } from 'fastify';

/**
 * The requester's address, as the gateway saw it. Only signed calls of the gateway get here, and the gateway sets this
 * header itself; the last entry is its own.
 */
export function clientAddress(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const forwarded = request.headers['x-forwarded-for'];
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() || request.ip
  );
}
