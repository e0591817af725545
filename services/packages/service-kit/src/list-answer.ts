import { totalCountHeader } from '@kbf/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets the headers of a list: the total number, and the address of the next page, which keeps the other parameters.
 * @param next cursor of the next page; undefined on the last
 */
export function setListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  total: number,
  next: string | undefined,
): void {
  void reply.header(totalCountHeader, total);
  if (next === undefined) return;
  const url = new URL(request.url, 'http://list');
  url.searchParams.set('cursor', next);
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
