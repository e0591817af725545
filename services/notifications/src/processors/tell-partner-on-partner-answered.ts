import type { PreparedProcessorOf } from '@kbf/events';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import type { Tx } from '../database.ts';

/** Tells a member that the accountability partner has answered. The notice contains no words of the answer. */
export function tellPartnerOnPartnerAnswered(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'partner.answered', KnownContacts> {
  return {
    name: 'tell-partner-on-partner-answered',
    event: 'partner.answered',
    prepare: ({ personId }) => deps.contacts.person(personId),
    handle: (context, { personId, week, answeredAt }, person) =>
      queueNotice(deps, context, person, {
        personId,
        topic: 'partner',
        kind: 'partner-answered',
        // One per week, even if the event repeats or the answer is edited.
        name: `partner-answered ${personId} ${week}`,
        // After a day the page alone is enough.
        notAfter: new Date(Date.parse(answeredAt) + dayMs),
        path: links.partner(),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
