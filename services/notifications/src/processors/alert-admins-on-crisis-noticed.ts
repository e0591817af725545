import type { PreparedProcessorOf } from '@kbf/events';
import { noteAlert } from '../alerts/note-alert.ts';
import { queueDueAlerts } from '../alerts/queue-due-alerts.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Admin } from '../people/auth-contacts.ts';

/**
 * Alerts every admin, by text and by mail, that a person may be in danger: the first time at once, then bundled. The
 * alert contains none of the person's words.
 */
export function alertAdminsOnCrisisNoticed(
  deps: Pick<Deps, 'config' | 'contacts' | 'logger' | 'sender'>,
): PreparedProcessorOf<Tx, 'crisis.noticed', Admin[]> {
  return {
    name: 'alert-admins-on-crisis-noticed',
    event: 'crisis.noticed',
    prepare: () => deps.contacts.admins(),
    async handle({ tx, sql, logger }, { noticeId, sender }, admins) {
      const work = { tx, sql, key: deps.config.SEALING_KEY };
      const told = await noteAlert(work, admins, { noticeId, sender });
      if (told === 0) logger.error({ noticeId }, 'crisis noticed, but no admin can be reached');
      await queueDueAlerts({ ...deps, tx, sql }, admins);
    },
    afterCommit: async () => deps.sender.nudge(),
  };
}
