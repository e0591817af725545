import { clientAddressHeader } from '@kbf/contracts';
import { networksOf } from '@kbf/process-kit';
import type { FastifyRequest } from 'fastify';

/**
 * The networks that a call comes from, narrow to wide, for limits. The gateway sets the header and drops what comes
 * from outside; calls without its word on who asks never get here.
 */
export function clientNetworksOf(request: Pick<FastifyRequest, 'headers'>): [string, ...string[]] {
  const header = request.headers[clientAddressHeader];
  return networksOf(typeof header === 'string' ? header.trim() : '');
}

/** The narrowest of them. */
export const clientNetworkOf = (request: Pick<FastifyRequest, 'headers'>): string =>
  clientNetworksOf(request)[0];
