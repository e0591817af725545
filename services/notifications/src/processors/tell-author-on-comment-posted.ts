import { databaseNow, hourSeconds, idOf, isOverQuota, lockPerson } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeToken } from '../preferences/unsubscribe-token.ts';

/** One notice per prayer and hour, however many comments there are. */
const noticesOf = (prayerId: string) => ({
  key: `comment-notice:${prayerId}`,
  max: 1,
  seconds: hourSeconds,
});

/** Tells the author of a prayer who asked for it, on the channel they chose and on no other. No word of the comment. */
export function tellAuthorOnCommentPosted({
  config: { SEALING_KEY: key, PUBLIC_ORIGIN },
  contacts,
  database,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'database' | 'sender'>): PreparedProcessorOf<
  Tx,
  'comment.posted',
  KnownContacts
> {
  return {
    name: 'tell-author-on-comment-posted',
    event: 'comment.posted',
    async prepare({ prayerAuthorId }) {
      const { commentOnOwnPrayer } = await readPreferences(database.prisma, prayerAuthorId);
      return commentOnOwnPrayer ? contacts.person(prayerAuthorId) : undefined;
    },
    async handle({ tx, sql }, { commentId, prayerId, prayerAuthorId: personId, postedAt }, person) {
      const { isErased } = await lockPerson(tx, personId);
      const { commentOnOwnPrayer, channel } = await readPreferences(tx, personId);
      const to = channel === 'sms' ? person?.phone : person?.email;
      if (isErased || !commentOnOwnPrayer || !person || !to) return;
      // A comment older than a day is no news.
      const notAfter = new Date(Date.parse(postedAt) + dayMs);
      if (notAfter <= (await databaseNow(tx))) return;
      if ((await isOverQuota(sql, [noticesOf(prayerId)])).isOver) return;
      await queueMessage(tx, key, {
        id: idOf(`comment-notice ${commentId} ${to}`),
        channel,
        kind: 'comment-notice',
        lane: 'bulk',
        content: {
          to,
          fullName: person.fullName,
          link: PUBLIC_ORIGIN + links.commentedPrayer(prayerId),
          unsubscribe:
            PUBLIC_ORIGIN +
            links.unsubscribe(unsubscribeToken(key, { personId, topic: 'comments' })),
        },
        notAfter,
        personId,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
