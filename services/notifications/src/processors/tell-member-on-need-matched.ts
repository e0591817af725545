import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { hourMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import { contactsIfAsked } from '../people/contacts-if-asked.ts';
import type { KnownContacts } from '../people/messages-of.ts';

/** Too late in the night after; the page shows it, too. */
const lifetimeMs = 10 * hourMs;

/** One a day; community checks once a day, though not always at the same hour. */
const noticesTo = (personId: string) => ({
  key: `need-match-notice:${personId}`,
  max: 1,
  seconds: 12 * 3_600,
});

/**
 * Tells a member who asked for it that new posts match their needs and offers. The notice contains no words of the
 * posts.
 */
export function tellMemberOnNeedMatched(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'need.matched', KnownContacts> {
  return {
    name: 'tell-member-on-need-matched',
    event: 'need.matched',
    prepare: ({ personId }) => contactsIfAsked(deps, personId, 'matches'),
    handle: (context, { personId, count, lookedAt }, person) =>
      queueNotice(deps, context, person, {
        personId,
        topic: 'matches',
        kind: 'need-match',
        name: `need-match ${personId} ${lookedAt}`,
        notAfter: new Date(Date.parse(lookedAt) + lifetimeMs),
        quota: noticesTo(personId),
        path: links.needMatches(),
        more: { count },
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
