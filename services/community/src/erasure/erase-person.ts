import { leaveTombstone } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { forgetBlocks } from '../blocks/block-member.ts';
import { eraseChats } from '../chats/end-chats.ts';
import type { Key } from '../desk/sealed.ts';
import { leaveAllCircles } from '../circles/leave-circle.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { forgetRooms } from '../rooms/keep-rooms.ts';
import { leavePartner } from '../partners/leave-partner.ts';
import { actorKey } from '../people/actor.ts';
import { blankPrayer } from '../prayers/blank-prayer.ts';
import { countShared } from '../prayers/count-shared.ts';
import { lockCounts, writeFirstComments } from '../prayers/counts-sql.ts';
import { dropPhotos } from '../profiles/profile-photos.ts';
import { writtenBy } from './whose.ts';
import type { Whole } from './whose.ts';

/**
 * Removes everything that this service knows about a member, with what they wrote in the same browser before they
 * logged in, and leaves a tombstone so that nothing is created again. Writes under way finish before it, and later
 * writes find the tombstone.
 */
export async function erasePerson(key: Key, tx: Tx, whole: Whole): Promise<void> {
  const { userId: personId } = whole;
  await leaveTombstone(tx, personId);
  const actor = actorKey({ userId: personId, visitorId: null });
  const own = { authorUserId: personId };
  const { posts, actors, cases } = writtenBy(key, whole);
  // Circles are locked before counts, as everywhere.
  await leaveAllCircles(tx, personId);
  await tx.circleLinkUse.deleteMany({ where: { personId } });
  const select = { prayerId: true };
  const prayers = await tx.prayer.findMany({ where: posts, select: { id: true } });
  const comments = await tx.prayerComment.findMany({
    where: posts,
    select: { id: true, prayerId: true },
  });
  const likes = await tx.prayerLike.findMany({ where: { actor: { in: actors } }, select });
  const touched = [...comments, ...likes].map(({ prayerId }) => prayerId);
  // Lock counts first, in the same order as every other change or deletion of these rows.
  await lockCounts(tx, [...new Set([...prayers.map(({ id }) => id), ...touched])]);
  for (const one of actors) await eraseLikes(tx, one);
  await eraseComments(tx, posts);
  await eraseReports(tx, personId, actor);
  await eraseProfile(tx, personId);
  await tx.need.deleteMany({ where: own });
  await tx.needDigest.deleteMany({ where: { personId } });
  await tx.weekDigest.deleteMany({ where: { personId } });
  await tx.prayedDigest.deleteMany({ where: { personId } });
  await tx.gatheringAttendance.deleteMany({ where: { personId } });
  await tx.needContact.deleteMany({ where: { askerUserId: personId } });
  await leavePartner(tx, personId);
  await forgetRooms(
    tx,
    personId,
    prayers.map(({ id }) => id),
  );
  await eraseChats(tx, personId);
  await tx.ageAnswer.deleteMany({ where: { personId } });
  await forgetBlocks(tx, personId);
  await tx.careCase.deleteMany({ where: cases });
  const subjectId = { in: comments.map(({ id }) => id) };
  await tx.decidedText.deleteMany({ where: { OR: [own, { subjectId }] } });
  await tx.checkIn.deleteMany({ where: { userId: personId } });
  await tx.prayedFor.deleteMany({ where: { actor: { in: actors } } });
  const kept = await tx.prayer.findMany({
    where: { ...posts, state: { not: 'deleted' } },
    select: { id: true, state: true },
  });
  for (const { id } of kept) await blankPrayer(tx, id);
  await tx.prayer.updateMany({
    where: posts,
    data: { authorUserId: null, authorVisitorId: null },
  });
  await countShared(tx, { from: kept.map(({ state }) => state) });
}

async function eraseLikes(tx: Tx, actor: string): Promise<void> {
  const likes = await tx.prayerLike.findMany({ where: { actor }, select: { prayerId: true } });
  await tx.prayerLike.deleteMany({ where: { actor } });
  await tx.prayerStat.updateMany({
    where: { prayerId: { in: likes.map(({ prayerId }) => prayerId) } },
    data: { likeCount: { decrement: 1 } },
  });
}

async function eraseComments(tx: Tx, where: Prisma.PrayerCommentWhereInput): Promise<void> {
  const counted = await tx.prayerComment.groupBy({
    by: 'prayerId',
    where: { ...where, state: 'public' },
    _count: true,
  });
  await tx.prayerComment.deleteMany({ where });
  for (const { prayerId, _count: decrement } of counted)
    await tx.prayerStat.update({ where: { prayerId }, data: { commentCount: { decrement } } });
  await writeFirstComments(
    tx,
    counted.map(({ prayerId }) => prayerId),
  );
}

/** The report of an approved member still counts; its author, network and words are removed. */
async function eraseReports(tx: Tx, personId: string, actor: string): Promise<void> {
  const where = { OR: [{ reporter: actor }, { authorUserId: personId }] };
  for (const { id, reporter } of await tx.report.findMany({ where }))
    await tx.report.update({
      where: { id },
      data: {
        reporter: reporter === actor ? `x:${id}` : reporter,
        reason: '',
        sealedChat: null,
        network: null,
        authorUserId: null,
      },
    });
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
