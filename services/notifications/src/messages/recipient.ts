import { createHmac } from 'node:crypto';
import { deriveKey } from '../keys.ts';

/**
 * A recipient as the delivery log may show it: enough for an admin to recognise whom a person means who asks
 * ("my number ends in 01"), too little to be of use to anyone else.
 */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient[0]}…${recipient.slice(at)}`;
  return `${recipient.slice(0, 2)}…${recipient.slice(-2)}`;
}

/**
 * The same recipient always gives the same hash, and without the key nobody can try numbers against it.
 * @param sealingKey SEALING_KEY; the hash is keyed with one derived from it
 */
export function hashRecipient(sealingKey: Uint8Array, recipient: string): string {
  return createHmac('sha256', deriveKey(sealingKey, 'recipients'))
    .update(recipient.toLowerCase())
    .digest('base64url');
}
