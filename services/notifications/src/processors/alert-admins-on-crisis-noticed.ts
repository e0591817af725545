import { createHash } from 'node:crypto';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { AskAdminContacts } from './admin-contacts.ts';

/** An alert that nobody could be sent for a day is one that others must have dealt with (milliseconds). */
const alertLifetimeMs = 24 * 60 * 60_000;

/** The same notice and recipient always make the same message id, so that an alert goes out once. */
function messageIdFor(noticeId: string, recipient: string): string {
  const hex = createHash('sha256').update(`${noticeId} ${recipient}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Tells every admin, by text and by mail, that someone may be in danger. The alert carries no word of what was written. */
export function alertAdminsOnCrisisNoticed(deps: {
  key: Uint8Array;
  publicOrigin: string;
  adminContacts: AskAdminContacts;
  nudgeSender: () => void;
}): ProcessorOf<Transaction, 'crisis.noticed'> {
  return {
    name: 'alert-admins-on-crisis-noticed',
    event: 'crisis.noticed',
    async handle({ tx, logger }, { noticeId }) {
      const admins = await deps.adminContacts();
      const recipients = admins.flatMap(({ phone, email }) => [
        ...(phone ? [{ channel: 'sms' as const, to: phone }] : []),
        ...(email ? [{ channel: 'email' as const, to: email }] : []),
      ]);
      if (recipients.length === 0) logger.error({ noticeId }, 'a crisis, and no admin to tell');
      for (const { channel, to } of recipients)
        await queueMessage(tx, deps.key, {
          id: messageIdFor(noticeId, to),
          channel,
          kind: 'crisis-alert',
          lane: 'login',
          content: { to, link: `${deps.publicOrigin}/admin` },
          notAfter: new Date(Date.now() + alertLifetimeMs),
        });
    },
    afterCommit: async () => deps.nudgeSender(),
  };
}
