import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Profile } from '../generated/prisma/client.ts';
import type { Parts } from '../parts.ts';
import { announcePhoto, dropPhotos, lockProfile } from '../profiles/lock-profile.ts';
import { pendingOf } from '../profiles/present-profile.ts';
import { searchColumns } from '../profiles/profile-names.ts';
import { checkSeen, recordDecision } from './record-decision.ts';

const nothingWaits = { pending: Prisma.DbNull, heldPhotoId: null, heldReasons: [], heldAt: null };

/** An admin lets be shown what waits of a profile, or hides the profile and drops what waits. @throws 404, 409 */
export async function decideProfile(
  { database, relay }: Pick<Parts, 'database' | 'relay'>,
  identity: Identity,
  userId: string,
  { state, seenAt }: { state: 'public' | 'hidden'; seenAt?: string | undefined },
): Promise<void> {
  await database.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    if (!profile) throw notFound();
    checkSeen(seenAt, profile.heldAt);
    if (state === 'public') await publish(tx, profile);
    else {
      await dropPhotos(tx, [profile.heldPhotoId]);
      await tx.profile.update({ where: { userId }, data: { ...nothingWaits, hidden: true } });
    }
    await recordDecision(tx, identity, {
      kind: 'profile',
      subjectId: userId,
      authorUserId: userId,
      state,
      isChange: profile.heldAt !== null || profile.hidden !== (state === 'hidden'),
    });
  });
  relay.nudge();
}

async function publish(tx: Tx, profile: Profile): Promise<void> {
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
  if (heldPhotoId) await announcePhoto(tx, row);
}
