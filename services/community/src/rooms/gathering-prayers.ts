import { limits, nextGathering } from '@kbf/contracts';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import { conflict, notFound } from '@kbf/service-kit';
import { feedStates } from '../audience/audience.ts';
import type { Tx } from '../database.ts';
import { lockAuthor } from '../people/lock-author.ts';

const { addedMax } = limits.room;

/** When the weekly gathering begins that is happening now, or the next one. */
export async function nextGatheringAt(tx: Tx): Promise<Date> {
  const now = Temporal.Instant.fromEpochMilliseconds((await databaseNow(tx)).getTime());
  return new Date(nextGathering('weekly', now).start.epochMilliseconds);
}

/**
 * Adds a member's own prayer to the next gathering. Adding it again changes nothing.
 * @throws 404 unless it is theirs and members may see it, 409 above the limit
 */
export async function addGatheringPrayer(
  tx: Tx,
  { personId, prayerId }: { personId: string; prayerId: string },
): Promise<void> {
  await lockAuthor(tx, { userId: personId, visitorId: null });
  await lockInTransaction(tx, `gathering prayers of ${personId}`);
  const own = { id: prayerId, authorUserId: personId, state: { in: [...feedStates] } };
  if ((await tx.prayer.count({ where: own })) === 0)
    throw notFound('Only a prayer of yours that members can see can be added.');
  const gatheringAt = await nextGatheringAt(tx);
  const key = { gatheringAt, prayerId };
  if ((await tx.gatheringPrayer.count({ where: key })) > 0) return;
  if ((await tx.gatheringPrayer.count({ where: { gatheringAt, addedBy: personId } })) >= addedMax)
    throw conflict(`You have already added ${addedMax} prayers. Take one of them out first.`);
  const addedAt = await databaseNow(tx);
  await tx.gatheringPrayer.create({ data: { ...key, addedBy: personId, addedAt } });
}

/** @throws 404 when the person has not added it */
export async function removeGatheringPrayer(
  tx: Tx,
  { personId, prayerId }: { personId: string; prayerId: string },
): Promise<void> {
  const where = { gatheringAt: await nextGatheringAt(tx), prayerId, addedBy: personId };
  const { count } = await tx.gatheringPrayer.deleteMany({ where });
  if (count === 0) throw notFound();
}
