import type { EventPayload, PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs, later } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import type { Admin } from '../people/auth-contacts.ts';
import { tellAdmins } from '../people/tell-admins.ts';

type Counts = Pick<EventPayload<'desk.waiting'>, 'danger' | 'held' | 'reported'>;

/** The waiting items, in words: "1 in danger, 3 held, 2 reported". */
export function waitingInWords({ danger, held, reported }: Counts): string {
  const parts = [
    danger > 0 ? `${danger} in danger` : '',
    held > 0 ? `${held} held` : '',
    reported > 0 ? `${reported} reported` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Tells every admin, without an alarm and at most once an hour, how many items wait at the care desk. */
export function tellAdminsOnDeskWaiting({
  config,
  contacts,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'sender'>): PreparedProcessorOf<Tx, 'desk.waiting', Admin[]> {
  return {
    name: 'tell-admins-on-desk-waiting',
    event: 'desk.waiting',
    prepare: () => contacts.admins(),
    async handle({ tx, sql }, { noticeId, ...counts }, admins) {
      await tellAdmins({ tx, sql, config }, admins, {
        kind: 'desk-digest',
        subjectId: noticeId,
        content: { about: waitingInWords(counts), link: config.PUBLIC_ORIGIN + links.careDesk() },
        notAfter: await later(tx, dayMs),
        atMostAnHour: 1,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
