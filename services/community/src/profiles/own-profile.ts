import { randomUUID } from 'node:crypto';
import type { OwnProfile } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import type { PrismaClient, Profile } from '../generated/prisma/client.ts';
import { presentOwnProfile } from './present-profile.ts';
import { namesOf, searchColumns } from './profile-names.ts';

/** The names that a profile takes from what auth announced of the person. */
async function startOf(db: Pick<Tx, 'personName'>, userId: string) {
  const known = await db.personName.findUnique({ where: { personId: userId } });
  const names = namesOf(known);
  return {
    userId,
    ...names,
    suspended: known?.suspended ?? false,
    ...searchColumns({ ...names, identity: '' }),
  };
}

/** One's own profile; an empty one, that is kept nowhere, before the first change. */
export async function getOwnProfile(prisma: PrismaClient, userId: string): Promise<OwnProfile> {
  const row = await prisma.profile.findUnique({ where: { userId } });
  if (row) return presentOwnProfile(row);
  const { firstName, lastName } = await startOf(prisma, userId);
  return {
    id: userId,
    userId,
    firstName,
    lastName,
    identity: '',
    profileImage: null,
    humanBeliefs: [],
    isPublic: false,
    phone: null,
    email: null,
    phoneVisibility: 'nobody',
    emailVisibility: 'nobody',
    held: false,
  };
}

/** The profile of a member, made if there is none yet. The person must be locked alone. */
export async function openProfile(tx: Tx, userId: string): Promise<Profile> {
  const start = await startOf(tx, userId);
  await tx.profile.createMany({ data: [{ ...start, id: randomUUID() }], skipDuplicates: true });
  return tx.profile.findUniqueOrThrow({ where: { userId } });
}
