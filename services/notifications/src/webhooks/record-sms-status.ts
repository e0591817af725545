import { databaseNow } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { isFirstTime } from './handle-once.ts';

/** Maps Twilio's status words to our states. Others (queued, sending) add nothing new. */
const newState = z
  .enum(['sent', 'delivered', 'undelivered', 'failed'])
  .transform((word) => (word === 'undelivered' ? 'failed' : word));

/**
 * A later state is never replaced by an earlier one: callbacks arrive in any order. A delivered text stays delivered,
 * even if we had marked it as failed.
 */
const replaces = {
  sent: ['sending', 'unknown'],
  // Also while it waits to be sent again, which is then not necessary.
  delivered: ['sending', 'unknown', 'sent', 'failed', 'queued'],
  failed: ['sending', 'unknown', 'sent'],
};

/**
 * Records a status callback, once: an old one does not apply to a text that an admin has sent again since. The message
 * id is in the callback URL.
 * @throws 404
 */
export async function recordSmsStatus(
  { database }: Pick<Deps, 'database'>,
  messageId: string,
  form: Record<string, string>,
): Promise<void> {
  const { MessageSid: providerId, MessageStatus: word, ErrorCode: code } = form;
  const { data: state } = newState.safeParse(word);
  await database.transaction(async (tx) => {
    const message = await tx.message.findUnique({ where: { id: messageId } });
    if (!message) throw notFound();
    if (!state || !providerId) return;
    const call = { id: `${providerId} ${state}`, isStatus: true };
    if (!(await isFirstTime(tx, call))) return;
    await tx.message.updateMany({
      where: { id: messageId, state: { in: replaces[state] } },
      data: {
        state,
        providerId,
        sealed: null,
        error: state === 'failed' ? `not delivered (${code ?? 'no reason given'})` : null,
        updatedAt: await databaseNow(tx),
      },
    });
  });
}
