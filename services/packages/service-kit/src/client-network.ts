import { isIPv6 } from 'node:net';
import { clientAddressHeader } from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Whom limits count as one: an IPv4 address, or the /64 of an IPv6 one, because a single household has that many.
 * The gateway sets the header and drops what comes from outside; calls without its word on who asks never get here.
 */
export function clientNetworkOf(request: Pick<FastifyRequest, 'headers'>): string {
  const header = request.headers[clientAddressHeader];
  return networkOf(typeof header === 'string' ? header.trim() : '');
}

/** @param address as text; anything that is no address shares one allowance */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return /^[\d.]{7,15}$/.test(address) ? address : 'unknown';
  // The URL parser writes an address in its one canonical way: only the groups that `::` stands for are missing.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
