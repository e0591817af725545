import type { EventPayload, PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs, later } from '../messages/later.ts';
import type { Admin } from '../people/auth-contacts.ts';
import { tellAdmins } from '../people/tell-admins.ts';

const words = {
  texts: 'login texts',
  'login mails': 'login emails',
  mails: 'confirmation emails',
  welcomes: 'welcome emails',
  thanks: 'thank-you emails',
  replies: 'AI replies',
} as const satisfies Record<Exclude<EventPayload<'cap.near'>['cap'], 'wrong codes'>, string>;

/** Tells every admin that a daily cap of the site is nearly used up, or that somebody may be guessing login codes. */
export function tellAdminsOnCapNear({
  config,
  contacts,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'sender'>): PreparedProcessorOf<Tx, 'cap.near', Admin[]> {
  return {
    name: 'tell-admins-on-cap-near',
    event: 'cap.near',
    prepare: () => contacts.admins(),
    async handle({ tx, sql }, { noticeId, cap, max }, admins) {
      await tellAdmins({ tx, sql, config }, admins, {
        subjectId: noticeId,
        ...(cap === 'wrong codes'
          ? { kind: 'wrong-codes', content: {} }
          : { kind: 'cap-near', content: { about: words[cap], count: max } }),
        notAfter: await later(tx, dayMs),
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
