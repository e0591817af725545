import { daySeconds } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { contactsIfAsked } from '../people/contacts-if-asked.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';

/** However many members invite: the same page shows all invitations. */
const noticesTo = (personId: string) => ({
  key: `circle-invitation-notice:${personId}`,
  max: 3,
  seconds: daySeconds,
});

/** Tells a member about an invitation to a prayer circle, without its name and who invites. */
export function tellMemberOnCircleInvited(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'circle.invited', KnownContacts> {
  return {
    name: 'tell-member-on-circle-invited',
    event: 'circle.invited',
    prepare: ({ personId }) => contactsIfAsked(deps, personId, 'circles'),
    handle: (context, { invitationId, personId, invitedAt }, person) =>
      queueNotice(deps, context, person, {
        personId,
        topic: 'circles',
        kind: 'circle-invitation',
        name: `circle-invitation ${invitationId}`,
        // After a day the page alone is enough.
        notAfter: new Date(Date.parse(invitedAt) + dayMs),
        quota: noticesTo(personId),
        path: links.circles(),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
