import { idOf, lockPerson } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { hourMs, later } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { noticeWay } from '../people/notice-way.ts';
import { readPreferences } from '../preferences/preferences.ts';

/** No notice for an older decision. */
const lifetimeMs = 24 * hourMs;

/** The decided item, in words. */
const inWords = {
  prayer: 'prayer',
  thanks: 'thank-you note',
  photo: 'photo',
  comment: 'comment',
  profile: 'profile',
  need: 'need or offer',
} as const;

/**
 * Tells a member about a decision on their text: on the channel they chose for notices, else on the other one, because
 * this notice is always sent.
 */
export function tellAuthorOnModerationDecided({
  config: { SEALING_KEY: key, PUBLIC_ORIGIN },
  contacts,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'sender'>): PreparedProcessorOf<
  Tx,
  'moderation.decided',
  KnownContacts
> {
  return {
    name: 'tell-author-on-moderation-decided',
    event: 'moderation.decided',
    prepare: ({ authorId }) => contacts.person(authorId),
    async handle({ tx }, { decisionId, kind, prayerId, authorId, outcome }, person) {
      const { isErased } = await lockPerson(tx, authorId);
      if (isErased || !person) return;
      const way = noticeWay(person, await readPreferences(tx, authorId));
      if (!way) return;
      const { channel, to } = way;
      await queueMessage(tx, key, {
        id: idOf(`moderation-outcome ${decisionId} ${to}`),
        channel,
        kind: 'moderation-outcome',
        lane: 'bulk',
        content: {
          to,
          fullName: person.fullName,
          about: inWords[kind],
          outcome,
          link: PUBLIC_ORIGIN + (prayerId ? links.decidedPrayer(prayerId) : links.decidedProfile()),
        },
        notAfter: await later(tx, lifetimeMs),
        personId: authorId,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
