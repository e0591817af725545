import type { PreparedProcessorOf } from '@kbf/events';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { contactsIfAsked } from '../people/contacts-if-asked.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import type { Tx } from '../database.ts';

/** Tells a member in their browsers that someone prayed for them. The weekly summary is the email about it. */
export function tellMemberOnMemberPrayedFor(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'member.prayed-for', KnownContacts> {
  return {
    name: 'tell-member-on-member-prayed-for',
    event: 'member.prayed-for',
    prepare: ({ personId }) => contactsIfAsked(deps, personId, 'prayed'),
    handle: (context, { personId, toldAt }, person) =>
      queueNotice(deps, context, person, {
        personId,
        topic: 'prayed',
        kind: 'prayed-for',
        name: `prayed-for ${personId} ${toldAt}`,
        notAfter: new Date(Date.parse(toldAt) + dayMs),
        path: links.ownPrayers(),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
