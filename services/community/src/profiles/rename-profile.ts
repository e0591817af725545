import type { Tx } from '../database.ts';
import type { KnownName } from '../people/public-name.ts';
import { namesOf, searchColumns } from './profile-names.ts';

/** Takes over what auth announced of a person, who is locked alone, if the person has a profile. */
export async function renameProfile(
  tx: Tx,
  userId: string,
  name: KnownName & { suspended: boolean },
): Promise<void> {
  const profile = await tx.profile.findUnique({ where: { userId } });
  if (!profile) return;
  const names = namesOf(name);
  const { identity } = profile;
  await tx.profile.update({
    where: { userId },
    data: { ...names, suspended: name.suspended, ...searchColumns({ ...names, identity }) },
  });
}
