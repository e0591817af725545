import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Makes names that say nothing to whoever reads them: addresses and people are kept as keyed hashes only.
 * @param secret of the service
 * @param purpose gives each use a key of its own, so that the hashes of one tell nothing about those of another
 */
export function createNameHash(secret: Uint8Array, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
