import { isIP } from 'node:net';

/**
 * Address of whoever asks. With proxies of ours in front, each has added what it saw to X-Forwarded-For, so the entry
 * that many from the right is the first that no stranger wrote. Without proxies the header is nobody's word.
 * Our own, because proxy-addr also hands on what is no address at all.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const own = plainAddress(socketAddress ?? '');
  if (trustedProxies === 0 || forwardedFor === undefined) return own;
  const chain = String(forwardedFor)
    .split(',')
    .map((part) => plainAddress(part.trim()));
  const seen = chain[chain.length - trustedProxies];
  return seen !== undefined && isIP(seen) !== 0 ? seen : own;
}

/** IPv4 that came over an IPv6 socket is IPv4; a zone is no part of an address. */
function plainAddress(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  return mapped?.[1] ?? bare;
}
