import { hourSeconds } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import type { Tx } from '../database.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import type { KnownContacts } from '../people/messages-of.ts';

/** One limit for all requests: the same page shows them all. */
const noticesTo = (personId: string) => ({
  key: `need-contact-notice:${personId}`,
  max: 2,
  seconds: hourSeconds,
});

/**
 * Tells a member that another member asks for contact, or agrees to it. The notice contains no words of the need and no
 * contact data.
 */
export function tellMemberOnNeedContacted(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'need.contacted', KnownContacts> {
  return {
    name: 'tell-member-on-need-contacted',
    event: 'need.contacted',
    prepare: ({ personId }) => deps.contacts.person(personId),
    handle: (context, { contactId, personId, change, changedAt }, person) =>
      queueNotice(deps, context, person, {
        personId,
        topic: 'contacts',
        kind: 'need-contact',
        name: `need-contact ${contactId} ${change}`,
        notAfter: new Date(Date.parse(changedAt) + dayMs),
        quota: noticesTo(personId),
        path: links.needContacts(),
        more: { about: change },
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
