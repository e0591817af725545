import { isIPv6 } from 'node:net';
import { clientAddressHeader } from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Whom limits count as one: an IPv4 address, or the /64 of an IPv6 one, because a single household has that many.
 * The gateway sets the header and drops what comes from outside; calls without its word on who asks never get here.
 */
export function clientOf(request: FastifyRequest): string {
  const header = request.headers[clientAddressHeader];
  return networkOf(typeof header === 'string' ? header.trim() : '');
}

/** @param address as text; anything that is no address shares one allowance */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return /^[\d.]{7,15}$/.test(address) ? address : 'unknown';
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // An address may end in IPv4 notation, which stands for two groups.
  const written =
    before.length + after.length + ([...before, ...after].some((x) => x.includes('.')) ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - written;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
