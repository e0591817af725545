import type { Tx } from '../database.ts';
import { lockProfile } from './lock-profile.ts';
import { namesOf, searchColumns } from './profile-names.ts';

/** Takes over what auth announced of a person, if the person has a profile. */
export async function renameProfile(
  tx: Tx,
  userId: string,
  fullName: string,
  suspended: boolean,
): Promise<void> {
  const profile = await lockProfile(tx, userId);
  if (!profile) return;
  const names = namesOf(fullName);
  const { identity } = profile;
  await tx.profile.update({
    where: { userId },
    data: { ...names, suspended, ...searchColumns({ ...names, identity }) },
  });
}
