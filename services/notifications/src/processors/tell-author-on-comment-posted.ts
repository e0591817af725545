import { hrefOf, unsubscribe } from '@kbf/contracts';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { messageIdFor } from '../messages/message-id.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { isErased } from '../people/tombstone.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeToken } from '../preferences/unsubscribe-token.ts';
import type { ProcessorDeps } from './deps.ts';

/** A comment older than this is no news (milliseconds). */
const lifetimeMs = 24 * 60 * 60_000;

/** Lets one notice per prayer and hour through. The row is what two at once wait for. */
async function takeTurn(tx: Transaction, prayerId: string, personId: string): Promise<boolean> {
  const taken = await tx.$executeRaw`
    INSERT INTO comment_notice (prayer_id, person_id, noticed_at)
    VALUES (${prayerId}::uuid, ${personId}::uuid, clock_timestamp())
    ON CONFLICT (prayer_id) DO UPDATE SET noticed_at = excluded.noticed_at
    WHERE comment_notice.noticed_at <= excluded.noticed_at - interval '1 hour'`;
  return taken > 0;
}

/** Tells the author of a prayer who asked for it, on the channel they chose and on no other. No word of the comment. */
export function tellAuthorOnCommentPosted(
  deps: ProcessorDeps,
): ProcessorOf<Transaction, 'comment.posted'> {
  const { key, publicOrigin, contacts } = deps;
  return {
    name: 'tell-author-on-comment-posted',
    event: 'comment.posted',
    async handle({ tx }, { commentId, prayerId, prayerAuthorId: personId, postedAt }) {
      if (await isErased(tx, personId)) return;
      const { commentOnOwnPrayer, channel } = await readPreferences(tx, personId);
      const until = Date.parse(postedAt) + lifetimeMs;
      if (!commentOnOwnPrayer || until <= Date.now()) return;
      const person = await contacts.person(personId);
      const to = channel === 'sms' ? person?.phone : person?.email;
      if (!person || !to) return;
      if (!(await takeTurn(tx, prayerId, personId))) return;
      const token = encodeURIComponent(unsubscribeToken(key, personId));
      await queueMessage(tx, key, {
        id: messageIdFor('comment-notice', commentId, to),
        channel,
        kind: 'comment-notice',
        lane: 'bulk',
        content: {
          to,
          fullName: person.fullName,
          link: `${publicOrigin}/prayer-share/${prayerId}`,
          unsubscribe: `${publicOrigin}${hrefOf(unsubscribe)}?token=${token}`,
        },
        notAfter: new Date(until),
        personId,
      });
    },
    afterCommit: async () => deps.nudgeSender(),
  };
}
