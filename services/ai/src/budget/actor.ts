import { createHmac } from 'node:crypto';
import { networkOf } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';

/**
 * Whose budget a reply counts on: the member's, else the network's. A visitor's cookie is no one: it can be thrown
 * away.
 * @param key addresses are kept as keyed hashes only
 */
export function budgetActor(identity: Identity, address: string, key: Uint8Array): string {
  if (identity.userId) return identity.userId;
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}
