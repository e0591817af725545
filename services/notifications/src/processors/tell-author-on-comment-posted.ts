import { hourSeconds } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { askedNotices } from './asked-notices.ts';

/** One notice per prayer and hour, regardless of the number of comments. */
const noticesOf = (prayerId: string) => ({
  key: `comment-notice:${prayerId}`,
  max: 1,
  seconds: hourSeconds,
});

/**
 * Notifies the author of a prayer who asked for it, only on the channel they chose. It contains no words of the
 * comment.
 */
export function tellAuthorOnCommentPosted(
  deps: Pick<Deps, 'config' | 'contacts' | 'database' | 'sender'>,
): PreparedProcessorOf<Tx, 'comment.posted', KnownContacts> {
  const notices = askedNotices(deps, 'comments');
  return {
    name: 'tell-author-on-comment-posted',
    event: 'comment.posted',
    prepare: ({ prayerAuthorId }) => notices.contactsOf(prayerAuthorId),
    handle: (context, { commentId, prayerId, prayerAuthorId, postedAt }, person) =>
      notices.queue(context, person, {
        personId: prayerAuthorId,
        kind: 'comment-notice',
        name: (to) => `comment-notice ${commentId} ${to}`,
        // No notice for a comment older than a day.
        notAfter: new Date(Date.parse(postedAt) + dayMs),
        quota: noticesOf(prayerId),
        path: links.commentedPrayer(prayerId),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
