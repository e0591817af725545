import { hourSeconds } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { askedNotices } from './asked-notices.ts';

/** One notice per prayer and hour, however many comments there are. */
const noticesOf = (prayerId: string) => ({
  key: `comment-notice:${prayerId}`,
  max: 1,
  seconds: hourSeconds,
});

/** Tells the author of a prayer who asked for it, on the channel they chose and on no other. No word of the comment. */
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
        // A comment older than a day is no news.
        notAfter: new Date(Date.parse(postedAt) + dayMs),
        quota: noticesOf(prayerId),
        path: links.commentedPrayer(prayerId),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
