import type { PreparedProcessorOf } from '@kbf/events';
import { links } from '../messages/links.ts';
import { contactsIfAsked } from '../people/contacts-if-asked.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import type { Tx } from '../database.ts';

/**
 * Reminds a member of a gathering, never after it has started. The notice leads to the home page, which shows the link
 * to the meeting to approved members: a notice may be read by others.
 */
export function tellMemberOnGatheringNear(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'gathering.near', KnownContacts> {
  return {
    name: 'tell-member-on-gathering-near',
    event: 'gathering.near',
    prepare: ({ personId }) => contactsIfAsked(deps, personId, 'gatherings'),
    handle: (context, { personId, startsAt }, person) =>
      queueNotice(deps, context, person, {
        personId,
        topic: 'gatherings',
        kind: 'gathering-reminder',
        name: `gathering-reminder ${personId} ${startsAt}`,
        notAfter: new Date(startsAt),
        path: links.gathering(),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
