import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { PrayerComment } from '../generated/prisma/client.ts';
import { lockCounts } from '../prayers/counts-sql.ts';

/** Finds a comment and locks the counts of its prayer until the transaction ends. @throws 404 */
export async function lockComment(
  tx: Tx,
  { id, prayerId }: { id: string; prayerId: string },
): Promise<
  PrayerComment & {
    prayer: { id: string; state: string; audience: string; circleId: string | null };
  }
> {
  await lockCounts(tx, [prayerId]);
  const comment = await tx.prayerComment.findFirst({
    where: { id, prayerId },
    include: { prayer: { select: { id: true, state: true, audience: true, circleId: true } } },
  });
  if (!comment) throw notFound();
  return comment;
}
