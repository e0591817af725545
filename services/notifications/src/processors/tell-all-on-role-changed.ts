import { idOf } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs, later } from '../messages/later.ts';
import { queueMessage } from '../messages/queue-message.ts';

/**
 * Tells a person that an admin has changed their role or suspension, and every admin with a link that undoes it, in
 * case it was a thief.
 */
export function tellAllOnRoleChanged({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'role.changed'> {
  return {
    name: 'tell-all-on-role-changed',
    event: 'role.changed',
    async handle({ tx }, { changeId, personId, change: about, person, admins }) {
      const notAfter = await later(tx, 7 * dayMs);
      const recipients = [
        { ...person, kind: 'role-changed' as const, of: { personId } },
        ...admins.map((admin) => ({ ...admin, kind: 'role-notice' as const, of: {} })),
      ];
      for (const { phone, email, fullName, undoLink: link, kind, of } of recipients)
        for (const [channel, to] of [['sms', phone] as const, ['email', email] as const])
          if (to)
            await queueMessage(tx, config.SEALING_KEY, {
              id: idOf(`${kind} ${changeId} ${to}`),
              channel,
              kind,
              lane: 'alert',
              content: { to, fullName, about, link },
              notAfter,
              ...of,
            });
    },
    afterCommit: async () => sender.nudge(),
  };
}
