import { idOf } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** Tells the contacts of an account that it was deleted. Those that may stop that get a link. */
export function tellOwnerOnAccountDeleted({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'account.deleted'> {
  return {
    name: 'tell-owner-on-account-deleted',
    event: 'account.deleted',
    async handle({ tx }, { personId, owner, deletedAt, erasesAt }) {
      const { fullName, ways } = owner;
      const kind = 'account-deleted';
      for (const { channel, to, undoLink: link } of ways)
        await queueMessage(tx, config.SEALING_KEY, {
          id: idOf(`${kind} ${personId} ${deletedAt} ${to}`),
          channel,
          kind,
          lane: 'alert',
          content: { to, fullName, link },
          notAfter: new Date(erasesAt),
          personId,
        });
    },
    afterCommit: async () => sender.nudge(),
  };
}
