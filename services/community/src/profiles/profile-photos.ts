import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Profile } from '../generated/prisma/client.ts';
import { photoUrlOf } from './present-profile.ts';

/** Records that the shown photo has changed or was removed. `version` is the profile's own, already raised. */
export async function announcePhoto(sql: SqlRunner, profile: Profile): Promise<void> {
  await recordEvent(sql, 'profile.changed', {
    personId: profile.userId,
    version: profile.version,
    profileImageUrl: photoUrlOf(profile.photoId),
    changedAt: new Date().toISOString(),
  });
}

/** Empties photos that are no longer shown. The rows stay, so that their addresses answer 410. */
export async function dropPhotos(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  await tx.profilePhoto.updateMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    data: { state: 'deleted', bytes: new Uint8Array(), userId: null },
  });
}
