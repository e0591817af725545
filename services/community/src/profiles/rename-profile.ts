import type { Tx } from '../database.ts';
import type { KnownName } from '../people/public-name.ts';
import { namesOf, sortNameOf } from './profile-names.ts';

/**
 * Copies an announced name into the person's profile, if there is one. The caller must hold an exclusive lock on the
 * person.
 */
export async function renameProfile(
  tx: Tx,
  userId: string,
  name: KnownName & { suspended: boolean },
): Promise<void> {
  const names = namesOf(name);
  await tx.profile.updateMany({ where: { userId, NOT: names }, data: { releasedAt: null } });
  await tx.profile.updateMany({
    where: { userId },
    data: { ...names, suspended: name.suspended, sortName: sortNameOf(names) },
  });
}
