import { createHmac } from 'node:crypto';
import { networkWidening } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';

/** Whose budget pays for a reply. */
export type BudgetActor = {
  /** An approved member. Everyone else counts as a visitor of their networks. */
  isMember: boolean;
  /** The member's id; or the networks as keyed hashes, narrow to wide. */
  names: readonly string[];
};

/**
 * The budget for a reply: the approved member's, else that of all the person's networks. Cookies and accounts that no
 * admin has approved do not count, because a person can have many.
 * @param networks narrow to wide
 * @param key networks are stored as keyed hashes only
 */
export function budgetActor(
  identity: Identity,
  networks: readonly string[],
  key: Uint8Array,
): BudgetActor {
  if (identity.userId && identity.isApproved) return { isMember: true, names: [identity.userId] };
  const hash = (network: string) => createHmac('sha256', key).update(network).digest('base64url');
  return { isMember: false, names: networks.map(hash) };
}

/** The names of an actor, each with its limit: a wider network has more. */
export const limitsOf = ({ names }: BudgetActor, most: number): { name: string; most: number }[] =>
  names.map((name, index) => ({ name, most: Math.floor(most * (networkWidening[index] ?? 1)) }));
