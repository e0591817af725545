import { clientAddressHeader } from '@kbf/contracts';
import { networksOf } from '@kbf/process-kit';
import type { FastifyRequest } from 'fastify';

/**
 * The networks of a call, narrow to wide, for limits. The gateway sets the header and removes it from outside requests;
 * calls without the gateway's identity header do not get here.
 */
export function clientNetworksOf(request: Pick<FastifyRequest, 'headers'>): [string, ...string[]] {
  const header = request.headers[clientAddressHeader];
  return networksOf(typeof header === 'string' ? header.trim() : '');
}

/** The narrowest of them. */
export const clientNetworkOf = (request: Pick<FastifyRequest, 'headers'>): string =>
  clientNetworksOf(request)[0];
