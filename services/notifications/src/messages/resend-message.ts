import type { Delivery } from '@kbf/contracts';
import { databaseNow, lockRow, recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { presentDelivery } from './present-delivery.ts';

/**
 * Queues a failed or unknown message again. An unknown message may arrive twice, so only an admin can decide this.
 * @throws 404 for an unknown id, 409 when its words are removed or too old, or when it is on its way
 */
export async function resendMessage(
  { database, relay, sender }: Pick<Deps, 'database' | 'relay' | 'sender'>,
  id: string,
  identity: Identity,
): Promise<Delivery> {
  const shown = await database.transaction(async (tx, sql) => {
    await lockRow(tx, 'message', id);
    const message = await tx.message.findUnique({ where: { id } });
    if (!message) throw notFound();
    const { kind, channel, state } = message;
    const now = await databaseNow(tx);
    if (!presentDelivery(message, now).resendable)
      throw conflict(
        'We cannot send this message again. It has already gone out, or its words have been deleted.',
      );
    await recordPrivilegedAct(sql, identity, {
      action: 'delivery.resent',
      subjectId: id,
      details: { kind, channel, was: state },
    });
    const queued = await tx.message.update({
      where: { id },
      data: { state: 'queued', error: null, nextAttemptAt: now, updatedAt: now },
    });
    return presentDelivery(queued, now);
  });
  relay.nudge();
  sender.nudge();
  return shown;
}
