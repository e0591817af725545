import { createHmac } from 'node:crypto';
import { networkOf } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';

/**
 * The key of the budget for a reply: the member's, else the network's. A visitor's cookie does not count, because it
 * can be deleted.
 * @param key addresses are stored as keyed hashes only
 */
export function budgetActor(identity: Identity, address: string, key: Uint8Array): string {
  if (identity.userId) return identity.userId;
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}
