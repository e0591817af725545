import { idOf } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs, later } from '../messages/later.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** Tells the proven number and address that a passkey was added or removed, in case it was not the owner. */
export function tellOwnerOnPasskeyChanged({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'passkey.changed'> {
  return {
    name: 'tell-owner-on-passkey-changed',
    event: 'passkey.changed',
    async handle({ tx }, { changeId, personId, done, owner }) {
      const { fullName, undoLink: link } = owner;
      const kind = `passkey-${done}` as const;
      const notAfter = await later(tx, 7 * dayMs);
      const ways = [
        { channel: 'sms', to: owner.phone },
        { channel: 'email', to: owner.email },
      ] as const;
      for (const { channel, to } of ways)
        if (to)
          await queueMessage(tx, config.SEALING_KEY, {
            id: idOf(`${kind} ${changeId} ${to}`),
            channel,
            kind,
            lane: 'alert',
            content: { to, fullName, link },
            notAfter,
            personId,
          });
    },
    afterCommit: async () => sender.nudge(),
  };
}
