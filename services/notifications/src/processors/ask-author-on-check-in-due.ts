import { databaseNow, idOf, lockPerson } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { hourMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { noticeWay } from '../people/notice-way.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeAddress } from '../preferences/unsubscribe-address.ts';

/** A question that is days late would be confusing. It stays visible in the account. */
const lifetimeMs = 24 * hourMs;

/**
 * Sends a member the follow-up question that they set about a prayer: on the channel they chose for notices, else on
 * the other one. It contains no words of the prayer.
 */
export function askAuthorOnCheckInDue({
  config,
  contacts,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'sender'>): PreparedProcessorOf<
  Tx,
  'check-in.due',
  KnownContacts
> {
  const { SEALING_KEY: key, PUBLIC_ORIGIN } = config;
  return {
    name: 'ask-author-on-check-in-due',
    event: 'check-in.due',
    prepare: ({ personId }) => contacts.person(personId),
    async handle({ tx }, { prayerId, personId, askedAt }, person) {
      const { isErased } = await lockPerson(tx, personId);
      if (isErased || !person) return;
      const preferences = await readPreferences(tx, personId);
      if (preferences.muted.includes('check-ins')) return;
      const way = noticeWay(person, preferences);
      const notAfter = new Date(Date.parse(askedAt) + lifetimeMs);
      if (!way || notAfter <= (await databaseNow(tx))) return;
      await queueMessage(tx, key, {
        id: idOf(`check-in ${prayerId} ${askedAt} ${way.to}`),
        channel: way.channel,
        kind: 'check-in',
        lane: 'bulk',
        content: {
          to: way.to,
          fullName: person.fullName,
          link: `${PUBLIC_ORIGIN}${links.checkIn()}`,
          unsubscribe: unsubscribeAddress(config, { personId, topic: 'check-ins' }),
        },
        notAfter,
        personId,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
