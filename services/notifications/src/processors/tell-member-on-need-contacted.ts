import { databaseNow, hourSeconds, idOf, isOverQuota, lockPerson } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Deps } from '../deps.ts';
import type { Tx } from '../database.ts';
import { noticeWay } from '../people/notice-way.ts';
import { readPreferences } from '../preferences/preferences.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { links } from '../messages/links.ts';
import { dayMs } from '../messages/later.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** One limit for all requests: the same page shows them all. */
const noticesTo = (personId: string) => ({
  key: `need-contact-notice:${personId}`,
  max: 2,
  seconds: hourSeconds,
});

/**
 * Tells a member that another member asks for contact, or agrees to it: on the channel they chose for notices, else on
 * the other one. It contains no words of the need and no contact data.
 */
export function tellMemberOnNeedContacted({
  config,
  contacts,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'sender'>): PreparedProcessorOf<
  Tx,
  'need.contacted',
  KnownContacts
> {
  return {
    name: 'tell-member-on-need-contacted',
    event: 'need.contacted',
    prepare: ({ personId }) => contacts.person(personId),
    async handle({ tx, sql }, { contactId, personId, change, changedAt }, person) {
      if ((await lockPerson(tx, personId)).isErased || !person) return;
      const way = noticeWay(person, await readPreferences(tx, personId));
      const notAfter = new Date(Date.parse(changedAt) + dayMs);
      if (!way || notAfter <= (await databaseNow(tx))) return;
      if ((await isOverQuota(sql, [noticesTo(personId)])).isOver) return;
      const link = `${config.PUBLIC_ORIGIN}${links.needContacts()}`;
      await queueMessage(tx, config.SEALING_KEY, {
        id: idOf(`need-contact ${contactId} ${change} ${way.to}`),
        channel: way.channel,
        kind: 'need-contact',
        lane: 'bulk',
        content: { to: way.to, fullName: person.fullName, about: change, link },
        notAfter,
        personId,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
