import type { Trust } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import { isShared } from '../audience/audience.ts';

/** This many texts in a row were fine: then a low score of the classifier does not hold the next one. */
const enoughFine = 10;

type Db = Pick<Tx, 'prayer' | 'prayerComment'>;
type Writer = Pick<Identity, 'userId' | 'visitorId' | 'isApproved'>;

/** Whether the last prayers and comments of this person are all shown, and enough of them. */
async function writesFineTexts(db: Db, { userId, visitorId }: Writer): Promise<boolean> {
  if (!userId && !visitorId) return false;
  const newest = {
    where: userId ? { authorUserId: userId } : { authorVisitorId: visitorId ?? null },
    select: { state: true, createdAt: true },
    orderBy: { createdAt: 'desc' },
    take: enoughFine,
  } as const;
  const texts = [
    ...(await db.prayer.findMany({
      ...newest,
      // Nothing checks the texts of a circle.
      where: { ...newest.where, state: { not: 'private' }, audience: { not: 'circle' } },
    })),
    ...(await db.prayerComment.findMany({
      ...newest,
      where: { ...newest.where, prayer: { audience: { not: 'circle' } } },
    })),
  ]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, enoughFine);
  return texts.length === enoughFine && texts.every(isShared);
}

/** How far the author of a text is trusted. */
export async function trustOf(db: Db, writer: Writer): Promise<Trust> {
  const isApproved = writer.isApproved === true;
  return { isApproved, isTrusted: isApproved || (await writesFineTexts(db, writer)) };
}
