import { hourSeconds } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { Tx } from '../database.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import { contactsIfAsked } from '../people/contacts-if-asked.ts';
import type { KnownContacts } from '../people/messages-of.ts';

/** One notice per prayer and hour, regardless of the number of comments. */
const noticesOf = (prayerId: string) => ({
  key: `comment-notice:${prayerId}`,
  max: 1,
  seconds: hourSeconds,
});

/** Notifies the author of a prayer who asked for it. The notice contains no words of the comment. */
export function tellAuthorOnCommentPosted(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'comment.posted', KnownContacts> {
  return {
    name: 'tell-author-on-comment-posted',
    event: 'comment.posted',
    prepare: ({ prayerAuthorId }) => contactsIfAsked(deps, prayerAuthorId, 'comments'),
    handle: (context, { commentId, prayerId, prayerAuthorId, postedAt }, person) =>
      queueNotice(deps, context, person, {
        personId: prayerAuthorId,
        topic: 'comments',
        kind: 'comment-notice',
        name: `comment-notice ${commentId}`,
        // No notice for a comment older than a day.
        notAfter: new Date(Date.parse(postedAt) + dayMs),
        quota: noticesOf(prayerId),
        path: links.commentedPrayer(prayerId),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
