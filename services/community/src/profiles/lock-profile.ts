import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Profile } from '../generated/prisma/client.ts';
import { photoUrlOf } from './present-profile.ts';

/** Makes changes of one profile come one after the other, until the transaction ends. */
export async function lockProfile(tx: Tx, userId: string): Promise<Profile | null> {
  await tx.$queryRawUnsafe(
    'SELECT 1 AS locked FROM profile WHERE user_id = $1::uuid FOR UPDATE',
    userId,
  );
  return tx.profile.findUnique({ where: { userId } });
}

/** Records that another photo is shown now than before, or none. `version` is the profile's own, already raised. */
export async function announcePhoto(tx: Tx, profile: Profile): Promise<void> {
  await recordEvent(prismaSql(tx), 'profile.changed', {
    personId: profile.userId,
    version: profile.version,
    profileImageUrl: photoUrlOf(profile.photoId),
    changedAt: new Date().toISOString(),
  });
}

/** Empties photos that are not shown any more. The rows stay, so that their addresses answer 410. */
export async function dropPhotos(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  await tx.profilePhoto.updateMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    data: { state: 'deleted', bytes: new Uint8Array(), userId: null },
  });
}
