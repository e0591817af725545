import { databaseNow, lockPerson } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Profile } from '../generated/prisma/client.ts';
import type { Deps } from '../deps.ts';
import { pendingOf } from '../profiles/present-profile.ts';
import { searchColumns } from '../profiles/profile-names.ts';
import { announcePhoto, dropPhotos } from '../profiles/profile-photos.ts';
import { checkSeen, recordDecision } from './record-decision.ts';
import type { Verdict } from './record-decision.ts';

const nothingWaits = { pending: Prisma.DbNull, heldPhotoId: null, heldReasons: [], heldAt: null };

/**
 * An admin publishes the waiting part of a profile, or hides the profile and drops the waiting part. @throws 404, 409
 */
export async function decideProfile(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  identity: Identity,
  userId: string,
  { state, taken, seenAt }: Verdict & { seenAt?: string | undefined },
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    await lockPerson(tx, userId);
    const profile = await tx.profile.findUnique({ where: { userId } });
    if (!profile) throw notFound();
    checkSeen(seenAt, profile.heldAt);
    if (state === 'public') await publish({ tx, sql }, profile);
    else {
      await dropPhotos(tx, [profile.heldPhotoId]);
      await tx.profile.update({ where: { userId }, data: { ...nothingWaits, hidden: true } });
    }
    await tx.report.updateMany({
      where: { profileUserId: userId, decidedAt: null },
      data: { decidedAt: await databaseNow(tx) },
    });
    const { identity: written, humanBeliefs } = pendingOf(profile) ?? profile;
    await recordDecision(
      { tx, sql, identity, config },
      {
        kind: 'profile',
        before: {
          was: profile.heldAt ? 'held' : profile.hidden ? 'hidden' : 'public',
          reasons: profile.heldReasons,
          words: [written, ...humanBeliefs].filter(Boolean).join('\n'),
        },
        taken,
        subjectId: userId,
        prayerId: null,
        authorUserId: userId,
        state,
        isChange: profile.heldAt !== null || profile.hidden !== (state === 'hidden'),
      },
    );
  });
  relay.nudge();
}

async function publish({ tx, sql }: { tx: Tx; sql: SqlRunner }, profile: Profile): Promise<void> {
  const { userId, photoId, heldPhotoId } = profile;
  const texts = pendingOf(profile) ?? profile;
  if (heldPhotoId) {
    await dropPhotos(tx, [photoId]);
    await tx.profilePhoto.update({ where: { id: heldPhotoId }, data: { state: 'public' } });
  }
  const row = await tx.profile.update({
    where: { userId },
    data: {
      ...nothingWaits,
      hidden: false,
      identity: texts.identity,
      humanBeliefs: texts.humanBeliefs,
      ...searchColumns({ ...profile, identity: texts.identity }),
      ...(heldPhotoId ? { photoId: heldPhotoId, version: { increment: 1 } } : {}),
    },
  });
  if (heldPhotoId) await announcePhoto(sql, row);
}
