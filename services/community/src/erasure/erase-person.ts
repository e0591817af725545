import { limits } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import { lockStats, refreshFirstComments } from '../feed/feed-sql.ts';
import { dropPhotos } from '../profiles/lock-profile.ts';
import { lockPersonName } from '../people/name-author.ts';
import { blankPrayer } from '../prayers/blank-prayer.ts';
import { countPublic } from '../prayers/count-public.ts';

/**
 * Removes everything that this service knows of a member, and leaves a tombstone so that nothing comes back. Whatever
 * the person was writing ends before it, and whatever comes later finds the tombstone.
 */
export async function erasePerson(tx: Tx, personId: string): Promise<void> {
  await lockPersonName(tx, personId);
  await tx.erasedPerson.createMany({ data: [{ personId }], skipDuplicates: true });
  const actor = `u:${personId}`;
  const own = { authorUserId: personId };
  const prayers = await tx.prayer.findMany({ where: own, select: { id: true } });
  const comments = await tx.prayerComment.findMany({ where: own, select: { prayerId: true } });
  const likes = await tx.prayerLike.findMany({ where: { actor }, select: { prayerId: true } });
  const touched = [...comments, ...likes].map(({ prayerId }) => prayerId);
  // Counts first, like everybody else who changes or deletes one of these.
  await tx.$queryRawUnsafe(lockStats, [...new Set([...prayers.map(({ id }) => id), ...touched])]);
  await eraseLikes(tx, actor);
  await eraseComments(tx, personId);
  await eraseReports(tx, actor);
  await eraseProfile(tx, personId);
  const kept = await tx.prayer.findMany({
    where: { ...own, state: { not: 'deleted' } },
    select: { id: true, state: true },
  });
  for (const { id } of kept) await blankPrayer(tx, id);
  await tx.prayer.updateMany({ where: own, data: { authorUserId: null } });
  await countPublic(tx, -kept.filter(({ state }) => state === 'public').length);
}

async function eraseLikes(tx: Tx, actor: string): Promise<void> {
  await tx.$executeRawUnsafe(
    `WITH gone AS (DELETE FROM prayer_like WHERE actor = $1 RETURNING prayer_id)
     UPDATE prayer_stat s SET like_count = like_count - 1 FROM gone WHERE s.prayer_id = gone.prayer_id`,
    actor,
  );
}

async function eraseComments(tx: Tx, personId: string): Promise<void> {
  const rows = await tx.$queryRawUnsafe<{ prayer_id: string }[]>(
    `WITH gone AS (DELETE FROM prayer_comment WHERE author_user_id = $1::uuid RETURNING prayer_id, state),
       counted AS (SELECT prayer_id, count(*)::int AS n FROM gone WHERE state = 'public' GROUP BY prayer_id)
     UPDATE prayer_stat s SET comment_count = comment_count - n FROM counted
     WHERE s.prayer_id = counted.prayer_id RETURNING s.prayer_id`,
    personId,
  );
  const prayerIds = rows.map((row) => row.prayer_id);
  if (prayerIds.length > 0)
    await tx.$executeRawUnsafe(refreshFirstComments(limits.prayer.commentsListed), prayerIds);
}

/** That somebody reported still counts; who it was and in which words does not stay. */
async function eraseReports(tx: Tx, reporter: string): Promise<void> {
  await tx.$executeRawUnsafe(
    `UPDATE report SET reporter = 'x:' || id, reason = '' WHERE reporter = $1`,
    reporter,
  );
}

async function eraseProfile(tx: Tx, userId: string): Promise<void> {
  const photos = await tx.profilePhoto.findMany({ where: { userId }, select: { id: true } });
  await dropPhotos(
    tx,
    photos.map(({ id }) => id),
  );
  await tx.profile.deleteMany({ where: { userId } });
  await tx.personName.deleteMany({ where: { personId: userId } });
}
