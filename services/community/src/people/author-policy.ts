import type { Identity } from '@kbf/process-kit';
import { actorKey, ownKeys } from './actor.ts';

export type Authored = { authorUserId: string | null; authorVisitorId: string | null };

export function isAuthor(identity: Identity, { authorUserId, authorVisitorId }: Authored): boolean {
  const key = actorKey({ userId: authorUserId, visitorId: authorVisitorId });
  return key !== null && ownKeys(identity).has(key);
}

/**
 * Returns true if this author used the taken request id before. A member must be the same one. For a visitor the
 * private id is the proof: a visitor who lost the first answer has lost its cookie too.
 */
export function isSameSender(identity: Identity, earlier: Authored): boolean {
  if (earlier.authorUserId) return earlier.authorUserId === identity.userId;
  return !identity.userId || isAuthor(identity, earlier);
}
