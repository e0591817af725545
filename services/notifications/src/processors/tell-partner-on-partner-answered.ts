import type { PreparedProcessorOf } from '@kbf/events';
import { databaseNow, idOf, lockPerson } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { Tx } from '../database.ts';
import { noticeWay } from '../people/notice-way.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeAddress } from '../preferences/unsubscribe-address.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { links } from '../messages/links.ts';
import { dayMs } from '../messages/later.ts';

/**
 * Tells a member that the accountability partner has answered: once a week, on the channel they chose for notices, else
 * on the other one. It contains no words of the answer.
 */
export function tellPartnerOnPartnerAnswered({
  config,
  contacts,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'sender'>): PreparedProcessorOf<
  Tx,
  'partner.answered',
  KnownContacts
> {
  const { SEALING_KEY: key, PUBLIC_ORIGIN } = config;
  return {
    name: 'tell-partner-on-partner-answered',
    event: 'partner.answered',
    prepare: ({ personId }) => contacts.person(personId),
    async handle({ tx }, { personId, week, answeredAt }, person) {
      const { isErased } = await lockPerson(tx, personId);
      if (isErased || !person) return;
      const preferences = await readPreferences(tx, personId);
      if (preferences.muted.includes('partner')) return;
      const way = noticeWay(person, preferences);
      // After a day the page alone is enough.
      const notAfter = new Date(Date.parse(answeredAt) + dayMs);
      if (!way || notAfter <= (await databaseNow(tx))) return;
      await queueMessage(tx, key, {
        // One per week, even if the event repeats or the answer is edited.
        id: idOf(`partner-answered ${personId} ${week}`),
        channel: way.channel,
        kind: 'partner-answered',
        lane: 'bulk',
        content: {
          to: way.to,
          fullName: person.fullName,
          link: `${PUBLIC_ORIGIN}${links.partner()}`,
          unsubscribe: unsubscribeAddress(config, { personId, topic: 'partner' }),
        },
        notAfter,
        personId,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
