import { totalCountHeader } from '@kbf/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The headers of a list: the total number, and the address of the next page, which keeps the other parameters.
 * @param address of this page
 * @param next cursor of the next page; undefined on the last
 */
export function listHeaders(
  address: string,
  total: number,
  next: string | undefined,
): Record<string, string> {
  const headers = { [totalCountHeader]: String(total) };
  if (next === undefined) return headers;
  const url = new URL(address, 'http://list');
  url.searchParams.set('cursor', next);
  return { ...headers, link: `<${url.pathname}${url.search}>; rel="next"` };
}

/** Sets the headers of a list on its answer. */
export const setListHeaders = (
  request: FastifyRequest,
  reply: FastifyReply,
  total: number,
  next: string | undefined,
): void => void reply.headers(listHeaders(request.url, total, next));
