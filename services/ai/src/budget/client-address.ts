import type { FastifyRequest } from 'fastify';

/**
 * Address of whoever asks, as the gateway saw it. Only the gateway's signed calls get here, and it writes this header
 * itself; the last entry is its own word.
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
