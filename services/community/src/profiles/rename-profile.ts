import type { Tx } from '../database.ts';
import { namesOf, searchColumns } from './profile-names.ts';

/** Takes over what auth announced of a person, who is locked alone, if the person has a profile. */
export async function renameProfile(
  tx: Tx,
  userId: string,
  fullName: string,
  suspended: boolean,
): Promise<void> {
  const profile = await tx.profile.findUnique({ where: { userId } });
  if (!profile) return;
  const names = namesOf(fullName);
  const { identity } = profile;
  await tx.profile.update({
    where: { userId },
    data: { ...names, suspended, ...searchColumns({ ...names, identity }) },
  });
}
