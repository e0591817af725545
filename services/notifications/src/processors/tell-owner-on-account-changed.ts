import { idOf } from '@kbf/data-kit';
import type { EventPayload, ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { MessageKind } from '../messages/compose.ts';
import { dayMs, later } from '../messages/later.ts';
import { queueMessage } from '../messages/queue-message.ts';

const kinds = {
  'phone-changed': 'contact-data-changed',
  'email-changed': 'contact-data-changed',
  'phone-waits': 'contact-data-waiting',
  'email-waits': 'contact-data-waiting',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
  undone: 'account-restored',
  frozen: 'account-frozen',
  given: 'account-given',
} as const satisfies Record<EventPayload<'account.changed'>['done'], MessageKind>;

/** Tells the contacts of an account that it was changed, in case it was not the owner. */
export function tellOwnerOnAccountChanged({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'account.changed'> {
  return {
    name: 'tell-owner-on-account-changed',
    event: 'account.changed',
    async handle({ tx }, { changeId, personId, done, told: { fullName, ways } }) {
      const kind = kinds[done];
      const about = done.startsWith('phone') ? 'phone' : 'email';
      const notAfter = await later(tx, 7 * dayMs);
      for (const { channel, to, undoLink: link } of ways)
        await queueMessage(tx, config.SEALING_KEY, {
          id: idOf(`${kind} ${changeId} ${to}`),
          channel,
          kind,
          // It is unexpected and urgent, and must not wait behind notices.
          lane: 'alert',
          content: { to, fullName, about, link },
          notAfter,
          personId,
        });
    },
    afterCommit: async () => sender.nudge(),
  };
}
