import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** Queues a text or mail with a login, welcome or confirmation link, and sends it as soon as it is stored. */
export function queueOnMessageRequested({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'message.requested'> {
  return {
    name: 'queue-on-message-requested',
    event: 'message.requested',
    handle: async ({ tx }, { messageId, channel, kind, content, notAfter }) =>
      queueMessage(tx, config.SEALING_KEY, {
        id: messageId,
        channel,
        kind,
        lane: 'login',
        content,
        notAfter: new Date(notAfter),
      }),
    afterCommit: async () => sender.nudge(),
  };
}
