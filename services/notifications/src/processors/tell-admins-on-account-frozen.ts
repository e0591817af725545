import type { PreparedProcessorOf } from '@kbf/events';
import { dayMs, later } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import type { Admin } from '../people/auth-contacts.ts';
import { tellAdmins } from '../people/tell-admins.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';

/** Tells every admin that an account waits for the decision who owns it. */
export function tellAdminsOnAccountFrozen({
  config: { SEALING_KEY: key, PUBLIC_ORIGIN },
  contacts,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'sender'>): PreparedProcessorOf<
  Tx,
  'account.frozen',
  Admin[]
> {
  return {
    name: 'tell-admins-on-account-frozen',
    event: 'account.frozen',
    prepare: () => contacts.admins(),
    async handle({ tx, sql, logger }, { personId, frozenAt }, admins) {
      const told = await tellAdmins({ tx, sql, key }, admins, {
        kind: 'frozen-notice',
        subjectId: `${personId} ${frozenAt}`,
        content: { link: PUBLIC_ORIGIN + links.frozenAccounts() },
        notAfter: await later(tx, 7 * dayMs),
      });
      if (told === 0) logger.error({ personId }, 'no admin can be told of a frozen account');
    },
    afterCommit: async () => sender.nudge(),
  };
}
