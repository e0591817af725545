import { lockPerson } from '@kbf/data-kit';
import type { NotificationsDatabase } from '../database.ts';
import type { MessageKind } from '../messages/compose.ts';
import { openContent, queueMessage } from '../messages/queue-message.ts';
import type { ClaimedMessage } from './claim-message-sql.ts';

/**
 * Queues the email or text for a notice whose browser is gone, if no browser of the person is left. It has one id for
 * all browsers of the person, so it is queued once.
 */
export async function sendInstead(
  { database, key }: { database: Pick<NotificationsDatabase, 'transaction'>; key: Uint8Array },
  { id, kind, sealed }: Pick<ClaimedMessage, 'id' | 'kind' | 'sealed'>,
): Promise<void> {
  const { instead, ...content } = openContent(key, sealed, id);
  if (!instead) return;
  await database.transaction(async (tx) => {
    const row = await tx.message.findUnique({ where: { id } });
    if (!row?.personId) return;
    const { personId, notAfter } = row;
    if ((await lockPerson(tx, personId)).isErased) return;
    if ((await tx.pushBrowser.count({ where: { personId } })) > 0) return;
    await queueMessage(tx, key, {
      id: instead.id,
      channel: instead.channel,
      kind: kind as MessageKind,
      lane: 'bulk',
      content: { ...content, to: instead.to },
      notAfter,
      personId,
    });
  });
}
