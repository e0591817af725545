import { errorCodes } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { AppError } from '@kbf/service-kit';

/** The author of a row: a member, or a visitor by cookie. Neither, after the person was erased. */
export type Author = { userId: string | null; visitorId: string | null };
/** A known author: exactly one of the two. */
export type KnownAuthor = { userId: string; visitorId: null } | { userId: null; visitorId: string };

/**
 * The author of a request. A logged-in person writes as a member, even if a visitor cookie came along.
 * @throws 401 for a request without any identity: the gateway gives visitors one with their first write
 */
export function authorOf(identity: Identity): KnownAuthor {
  if (identity.userId) return { userId: identity.userId, visitorId: null };
  if (identity.visitorId) return { userId: null, visitorId: identity.visitorId };
  throw new AppError(
    errorCodes.identityRequired,
    401,
    'Please try again. We could not tell who is asking.',
  );
}

/** One string for an author, as likes and the feed store it; null when the author is unknown. */
export function actorKey(author: KnownAuthor): string;
export function actorKey(author: Author): string | null;
export function actorKey({ userId, visitorId }: Author): string | null {
  if (userId) return `u:${userId}`;
  return visitorId ? `v:${visitorId}` : null;
}

/** The key under which this reader likes; null for a reader without a cookie. */
export function readerKey(identity: Identity): string | null {
  return actorKey({ userId: identity.userId ?? null, visitorId: identity.visitorId ?? null });
}

/** The keys of everything that belongs to this reader, including posts from before a login in the same browser. */
export function ownKeys(identity: Identity): ReadonlySet<string> {
  const keys = new Set<string>();
  if (identity.userId) keys.add(`u:${identity.userId}`);
  if (identity.visitorId) keys.add(`v:${identity.visitorId}`);
  return keys;
}
