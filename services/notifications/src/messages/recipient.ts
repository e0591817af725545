import { createHmac } from 'node:crypto';

/**
 * A recipient as the delivery log may show it: enough for an admin to recognise whom a person means who asks
 * ("my number ends in 01"), too little to be of use to anyone else.
 */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient[0]}…${recipient.slice(at)}`;
  return `${recipient.slice(0, 2)}…${recipient.slice(-2)}`;
}

/** The same recipient always gives the same hash, and without the key nobody can try numbers against it. */
export function hashRecipient(key: Uint8Array, recipient: string): string {
  return createHmac('sha256', key)
    .update(`recipient:${recipient.toLowerCase()}`)
    .digest('base64url');
}
