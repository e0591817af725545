import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** Queues the text or mail that a person at a login page waits for, and sends it as soon as it is stored. */
export function sendLoginOnLoginRequested({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'login.requested'> {
  return {
    name: 'send-login-on-login-requested',
    event: 'login.requested',
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
