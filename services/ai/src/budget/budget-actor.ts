import { createHmac } from 'node:crypto';
import { networkOf } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';

/**
 * The key of the budget for a reply: the approved member's, else the network's. Cookies and accounts that no admin has
 * approved do not count, because a person can have many.
 * @param key addresses are stored as keyed hashes only
 */
export function budgetActor(identity: Identity, address: string, key: Uint8Array): string {
  if (identity.userId && identity.isApproved) return identity.userId;
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}
