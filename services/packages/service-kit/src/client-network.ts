import { clientAddressHeader } from '@kbf/contracts';
import { networkOf } from '@kbf/process-kit';
import type { FastifyRequest } from 'fastify';

/**
 * The network that a call comes from, for limits. The gateway sets the header and drops what comes from outside; calls
 * without its word on who asks never get here.
 */
export function clientNetworkOf(request: Pick<FastifyRequest, 'headers'>): string {
  const header = request.headers[clientAddressHeader];
  return networkOf(typeof header === 'string' ? header.trim() : '');
}
