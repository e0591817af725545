import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Makes names that reveal nothing: addresses and people are stored only as keyed hashes.
 * @param secret of the service
 * @param purpose gives each use its own key, so that hashes of different uses cannot be compared
 */
export function createNameHash(secret: Uint8Array, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
