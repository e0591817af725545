import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import type { KnownContacts } from '../people/messages-of.ts';

/** Sends a member the follow-up question that they set about a prayer. It contains no words of the prayer. */
export function askAuthorOnCheckInDue(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'check-in.due', KnownContacts> {
  return {
    name: 'ask-author-on-check-in-due',
    event: 'check-in.due',
    prepare: ({ personId }) => deps.contacts.person(personId),
    handle: (context, { prayerId, personId, askedAt }, person) =>
      queueNotice(deps, context, person, {
        personId,
        topic: 'check-ins',
        kind: 'check-in',
        name: `check-in ${prayerId} ${askedAt}`,
        // A question that is days late would be confusing. It stays visible in the account.
        notAfter: new Date(Date.parse(askedAt) + dayMs),
        path: links.ownPrayers(),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
