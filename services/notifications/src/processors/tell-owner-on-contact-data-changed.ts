import { idOf } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs, later } from '../messages/later.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** Tells the earlier proven number and address that one of them was changed, in case it was not the owner. */
export function tellOwnerOnContactDataChanged({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'contact-data.changed'> {
  return {
    name: 'tell-owner-on-contact-data-changed',
    event: 'contact-data.changed',
    async handle({ tx }, { changeId, personId, what, before, appliesAt }) {
      const { fullName, undoLink: link } = before;
      const kind = appliesAt ? 'contact-data-waiting' : 'contact-data-changed';
      const notAfter = await later(tx, 7 * dayMs);
      const ways = [
        { channel: 'sms', to: before.phone },
        { channel: 'email', to: before.email },
      ] as const;
      for (const { channel, to } of ways) {
        if (!to) continue;
        await queueMessage(tx, config.SEALING_KEY, {
          id: idOf(`${kind} ${changeId} ${to}`),
          channel,
          kind,
          // It is unexpected and urgent, and must not wait behind notices.
          lane: 'alert',
          content: { to, fullName, about: what, link },
          notAfter,
          personId,
        });
      }
    },
    afterCommit: async () => sender.nudge(),
  };
}
