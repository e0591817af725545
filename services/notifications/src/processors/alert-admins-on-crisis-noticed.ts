import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { tellAdmins } from '../people/tell-admins.ts';
import type { ProcessorDeps } from './deps.ts';

/** An alert that nobody could be sent for a day is one that others must have dealt with (milliseconds). */
const lifetimeMs = 24 * 60 * 60_000;

/** Tells every admin, by text and by mail, that someone may be in danger. The alert carries no word of what was written. */
export function alertAdminsOnCrisisNoticed(
  deps: ProcessorDeps,
): ProcessorOf<Transaction, 'crisis.noticed'> {
  return {
    name: 'alert-admins-on-crisis-noticed',
    event: 'crisis.noticed',
    async handle({ tx, logger }, { noticeId }) {
      const admins = await deps.contacts.admins();
      const told = await tellAdmins(
        tx,
        { key: deps.key, admins },
        {
          kind: 'crisis-alert',
          subjectId: noticeId,
          ways: 'all',
          lane: 'login',
          content: { link: `${deps.publicOrigin}/admin` },
          lifetimeMs,
        },
      );
      if (told === 0) logger.error({ noticeId }, 'a crisis, and no admin to tell');
    },
    afterCommit: async () => deps.nudgeSender(),
  };
}
