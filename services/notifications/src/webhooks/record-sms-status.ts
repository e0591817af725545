import { notFound } from '@kbf/service-kit';
import type { Database } from '../database.ts';

/** Twilio's words for what became of a text, and ours. Others (queued, sending) tell nothing new. */
const states: Record<string, string> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/**
 * A later word never gives way to an earlier one: callbacks arrive in any order. What arrived has arrived, also when we had
 * given it up.
 */
const replaces: Record<string, string[]> = {
  sent: ['sending', 'unknown'],
  // Also while it waits to be sent again: it need not be.
  delivered: ['sending', 'unknown', 'sent', 'failed', 'queued'],
  failed: ['sending', 'unknown', 'sent'],
};

/** Records a status callback. The message id is in the address that Twilio was given. @throws 404 */
export async function recordSmsStatus(
  database: Database,
  messageId: string,
  form: Record<string, string>,
): Promise<void> {
  const known = await database.message.count({ where: { id: messageId } });
  if (known === 0) throw notFound();
  const state = states[form.MessageStatus ?? ''];
  if (!state) return;
  await database.message.updateMany({
    where: { id: messageId, state: { in: replaces[state] ?? [] } },
    data: {
      state,
      sealed: null,
      error: state === 'failed' ? `not delivered (${form.ErrorCode ?? 'no reason given'})` : null,
      updatedAt: new Date(),
      ...(form.MessageSid ? { providerId: form.MessageSid } : {}),
    },
  });
}
