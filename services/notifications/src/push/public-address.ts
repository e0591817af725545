import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Names that no push service has: those of local networks (RFC 6761, RFC 8375), and without a dot, which only a local
 * network knows.
 */
const localNames = /^[^.]+$|(?:^|\.)(?:localhost|local|lan|internal|home\.arpa|onion)\.?$/;

/**
 * Whether this can be the address of a push service: https on its own port, at a name. It comes from a member, so it
 * must not lead into our network.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && !isNumber(hostname) && !localNames.test(hostname);
}

const isNumber = (hostname: string) => ipaddr.isValid(hostname.replaceAll(/^\[|\]$/g, ''));

/** Whether it is an address of the public internet. @param address IPv4 or IPv6, also one inside the other */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Code of the error for such a connection. */
export const privateCode = 'EPRIVATE';

type Find = (
  name: string,
  options: LookupOptions & { all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Finds the addresses of a name for a connection, and refuses one that leads into a private network. It decides when
 * the connection is made: a name can have another address later.
 * @param find the system's by default; tests pass their own
 */
export const lookupPublic =
  (find: Find = lookup): LookupFunction =>
  (name, options, found) =>
    find(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return found(error ?? notFound(name), '');
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return found(privateAddress(name), '');
      if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    });

const notFound = (name: string) =>
  Object.assign(new Error(`${name} has no address`), { code: 'ENOTFOUND' });
const privateAddress = (name: string) =>
  Object.assign(new Error(`${name} leads into a private network`), { code: privateCode });
