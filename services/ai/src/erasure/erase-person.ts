import { leaveTombstone } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * Erases everything that this service knows about a person, and leaves a tombstone: replies with their photos (a
 * running reply ends without being shared), kept conversations, thumbs, budgets, and personal data in delivered events.
 */
export async function erasePerson(tx: Tx, personId: string): Promise<void> {
  await leaveTombstone(tx, personId);
  const own = { where: { memberId: personId } };
  const replies = await tx.reply.findMany({ ...own, select: { requestId: true } });
  // Replies before photos: a process that finishes a reply has stored its photo by the time we can delete the reply.
  await tx.reply.deleteMany(own);
  const requestIds = replies.map(({ requestId }) => requestId);
  await tx.replyPhoto.deleteMany({ where: { requestId: { in: requestIds } } });
  await tx.conversation.deleteMany(own);
  await tx.replyRating.deleteMany(own);
  await tx.careMemory.deleteMany({ where: { person: personId } });
  await tx.replyPlace.deleteMany({ where: { actor: personId } });
  await tx.budget.deleteMany({ where: { scope: 'person', actor: personId } });
  await tx.outboxEvent.updateMany({
    where: {
      payload: { path: ['author', 'userId'], equals: personId },
      deliveries: { none: { state: { not: 'settled' } } },
    },
    data: { payload: Prisma.DbNull },
  });
}
