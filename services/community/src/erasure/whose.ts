import { visitorOfCase } from '../desk/same-person.ts';
import type { Key } from '../desk/sealed.ts';
import { actorKey } from '../people/actor.ts';

/** A member, and the visitor that their browser was before they logged in, if it is known. */
export type Whole = { userId: string; visitorId: string | null };

/** Conditions for what a member wrote, also in the same browser before they logged in. */
export function writtenBy(key: Key, { userId, visitorId }: Whole) {
  const visitor = visitorId && visitorOfCase(key, { visitorId });
  return {
    posts: {
      OR: [
        { authorUserId: userId },
        ...(visitorId ? [{ authorUserId: null, authorVisitorId: visitorId }] : []),
      ],
    },
    actors: [
      actorKey({ userId, visitorId: null }),
      ...(visitorId ? [actorKey({ userId: null, visitorId })] : []),
    ],
    cases: {
      OR: [{ userId }, ...(visitor ? [{ visitor }] : [])],
    },
  };
}
