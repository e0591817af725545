import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { dayMs, later } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import type { KnownContacts } from '../people/messages-of.ts';

/** The decided item, in words. */
const inWords = {
  prayer: 'prayer',
  thanks: 'thank-you note',
  photo: 'photo',
  comment: 'comment',
  profile: 'profile',
  need: 'need or offer',
} as const;

/** Tells a member about a decision on their text. This notice cannot be turned off. */
export function tellAuthorOnModerationDecided(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'moderation.decided', KnownContacts> {
  return {
    name: 'tell-author-on-moderation-decided',
    event: 'moderation.decided',
    prepare: ({ authorId }) => deps.contacts.person(authorId),
    handle: async (context, { decisionId, kind, prayerId, authorId, outcome }, person) =>
      queueNotice(deps, context, person, {
        personId: authorId,
        topic: 'decisions',
        kind: 'moderation-outcome',
        name: `moderation-outcome ${decisionId}`,
        // No notice for an older decision.
        notAfter: await later(context.tx, dayMs),
        path: prayerId ? links.decidedPrayer(prayerId) : links.decidedProfile(),
        more: { about: inWords[kind], outcome },
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
