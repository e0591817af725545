import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { ProcessorDeps } from './deps.ts';

/** Queues the text or mail that somebody at a login page waits for, and has it sent as soon as it is stored. */
export function sendLoginOnLoginRequested(
  deps: ProcessorDeps,
): ProcessorOf<Transaction, 'login.requested'> {
  return {
    name: 'send-login-on-login-requested',
    event: 'login.requested',
    handle: async ({ tx }, { messageId, channel, kind, content, notAfter }) =>
      queueMessage(tx, deps.key, {
        id: messageId,
        channel,
        kind,
        lane: 'login',
        content,
        notAfter: new Date(notAfter),
      }),
    afterCommit: async () => deps.nudgeSender(),
  };
}
