import type { CheckInAnswer } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { loginRequired, notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { lockAuthor } from '../people/lock-author.ts';

/**
 * Stores how it is going; only the person who was asked can read it. An answer before the question is due cancels the
 * question.
 * @throws 404 when this member has no question about the prayer
 */
export async function answerCheckIn(
  { database }: Pick<Deps, 'database'>,
  { userId }: Identity,
  prayerId: string,
  answer: CheckInAnswer,
): Promise<{ answer: CheckInAnswer; answeredAt: string }> {
  if (!userId) throw loginRequired();
  return await database.transaction(async (tx) => {
    await lockAuthor(tx, { userId, visitorId: null });
    const now = await databaseNow(tx);
    const { count } = await tx.checkIn.updateMany({
      where: { prayerId, userId },
      data: { answer, answeredAt: now },
    });
    if (count === 0) throw notFound();
    return { answer, answeredAt: now.toISOString() };
  });
}
