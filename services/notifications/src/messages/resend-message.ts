import type { Delivery } from '@kbf/contracts';
import { prismaSql, recordEvent } from '@kbf/events';
import { conflict, notFound } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { presentDelivery, resendableStates } from './present-delivery.ts';

/**
 * Queues a message again that failed, or whose fate nobody knows: that one may arrive twice, which is for an admin to
 * decide and never done by itself.
 * @throws 404 for an unknown id, 409 when its words are gone or of no use any more, or when it is on its way
 */
export async function resendMessage(
  database: Database,
  id: string,
  actorId: string,
): Promise<Delivery> {
  return database.$transaction(async (tx) => {
    const before = await tx.message.findUnique({ where: { id } });
    if (!before) throw notFound();
    const { count } = await tx.message.updateMany({
      where: {
        id,
        state: { in: resendableStates },
        sealed: { not: null },
        notAfter: { gt: new Date() },
      },
      data: { state: 'queued', error: null, nextAttemptAt: new Date(), updatedAt: new Date() },
    });
    if (count === 0)
      throw conflict('This message cannot be sent again: it has left, or its words are gone.');
    await recordEvent(prismaSql(tx), 'privilege.used', {
      actorId,
      action: 'delivery.resent',
      subjectId: id,
      details: { kind: before.kind, channel: before.channel, was: before.state },
      at: new Date().toISOString(),
    });
    return presentDelivery(await tx.message.findUniqueOrThrow({ where: { id } }));
  });
}
