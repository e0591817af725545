import type { Transaction } from '../database.ts';
import { lockForErasure } from './erased-person.ts';

/**
 * Erases all that this service knows of a person, and leaves a tombstone: replies with their photos (also one that is
 * being written, which then ends without being shared), budgets, and what handed-over events still tell of them.
 */
export async function erasePerson(tx: Transaction, personId: string): Promise<void> {
  await lockForErasure(tx, personId);
  await tx.erasedPerson.createMany({ data: { personId }, skipDuplicates: true });
  // Replies before photos: whoever is about to finish one has the photo in by the time the reply is ours to delete.
  const replies = await tx.$queryRaw<{ requestId: string }[]>`
    DELETE FROM reply WHERE member_id = ${personId}::uuid RETURNING request_id AS "requestId"`;
  const requestIds = replies.map(({ requestId }) => requestId);
  await tx.replyPhoto.deleteMany({ where: { requestId: { in: requestIds } } });
  await tx.budget.deleteMany({ where: { scope: 'person', actor: personId } });
  await tx.$executeRaw`
    UPDATE outbox_event SET payload = NULL
    WHERE payload -> 'author' ->> 'userId' = ${personId}
      AND NOT EXISTS (
        SELECT 1 FROM outbox_delivery WHERE event_id = outbox_event.id AND state <> 'settled')`;
}
