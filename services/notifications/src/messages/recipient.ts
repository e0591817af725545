import { createHmac } from 'node:crypto';
import { deriveKey } from '../keys.ts';

/**
 * A recipient as the delivery log shows it: enough for an admin to recognize the number that a person names ("my number
 * ends in 01"), too little for any other use.
 */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient[0]}…${recipient.slice(at)}`;
  return `${recipient.slice(0, 2)}…${recipient.slice(-2)}`;
}

/**
 * The same recipient always has the same hash. Without the key, an attacker cannot try numbers against it.
 * @param sealingKey SEALING_KEY; the hash is keyed with one derived from it
 */
export function hashRecipient(sealingKey: Uint8Array, recipient: string): string {
  return createHmac('sha256', deriveKey(sealingKey, 'recipients'))
    .update(recipient.toLowerCase())
    .digest('base64url');
}
