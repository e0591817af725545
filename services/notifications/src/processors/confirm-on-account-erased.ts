import { idOf } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs, later } from '../messages/later.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** Confirms the erasure by mail: the last message to this person. The log does not show the recipient. */
export function confirmOnAccountErased({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'account.erased'> {
  return {
    name: 'confirm-on-account-erased',
    event: 'account.erased',
    async handle({ tx }, { personId, owner: { email: to, fullName } }) {
      const kind = 'account-erased';
      await queueMessage(tx, config.SEALING_KEY, {
        id: idOf(`${kind} ${personId}`),
        channel: 'email',
        kind,
        lane: 'bulk',
        content: { to, fullName },
        notAfter: await later(tx, 3 * dayMs),
        isUntraceable: true,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
