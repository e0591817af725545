import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Identity } from '@kbf/process-kit';

/**
 * Whose budget a reply counts on: the member's, else the address's. A visitor's cookie is no one: it can be thrown away.
 * @param key addresses are kept as keyed hashes only
 */
export function budgetActor(identity: Identity, address: string, key: string): string {
  if (identity.userId) return identity.userId;
  return createHmac('sha256', `budget:${key}`).update(network(address)).digest('base64url');
}

/** The part of an address that one household or server cannot change at will: all of IPv4, the /64 of IPv6. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
