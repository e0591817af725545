import { idOf } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** Tells every proven number and address that the account was deleted, with the link that stops the erasure. */
export function tellOwnerOnAccountDeleted({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'account.deleted'> {
  return {
    name: 'tell-owner-on-account-deleted',
    event: 'account.deleted',
    async handle({ tx }, { personId, owner, deletedAt, erasesAt }) {
      const { phones, emails, fullName, stopLink: link } = owner;
      const kind = 'account-deleted';
      const ways = [
        ...phones.map((to) => ({ channel: 'sms', to }) as const),
        ...emails.map((to) => ({ channel: 'email', to }) as const),
      ];
      for (const { channel, to } of ways)
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
