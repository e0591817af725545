import type { Trust } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import { isApproved } from '../people/is-approved.ts';

/** This many texts in a row were fine: then a low score of the classifier does not hold the next one. */
const enoughFine = 10;

type Db = Pick<Tx, 'personName' | 'prayer' | 'prayerComment'>;

/** Whether the last prayers and comments of this person are all public, and enough of them. */
async function writesFineTexts(db: Db, { userId, visitorId }: Identity): Promise<boolean> {
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
      where: { ...newest.where, state: { not: 'private' } },
    })),
    ...(await db.prayerComment.findMany(newest)),
  ]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, enoughFine);
  return texts.length === enoughFine && texts.every(({ state }) => state === 'public');
}

/** How far the author of a text is trusted. */
export async function trustOf(db: Db, identity: Identity): Promise<Trust> {
  const approved = await isApproved(db, identity);
  return { isApproved: approved, isTrusted: approved || (await writesFineTexts(db, identity)) };
}
