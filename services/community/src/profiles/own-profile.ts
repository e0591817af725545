import { randomUUID } from 'node:crypto';
import type { OwnProfile } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Profile } from '../generated/prisma/client.ts';
import { readContacts } from '../people/read-contacts.ts';
import { presentOwnProfile } from './present-profile.ts';
import { namesOf, sortNameOf } from './profile-names.ts';

/** The initial names of a profile, as auth announced them. */
async function startOf(db: Pick<Tx, 'personName'>, userId: string) {
  const known = await db.personName.findUnique({ where: { personId: userId } });
  const names = namesOf(known);
  return {
    userId,
    ...names,
    suspended: known?.suspended ?? false,
    sortName: sortNameOf(names),
  };
}

/** A member's own profile; before the first change an empty one that is not stored. */
export async function getOwnProfile(
  deps: Pick<Deps, 'database' | 'people' | 'logger'>,
  userId: string,
): Promise<OwnProfile> {
  const { prisma } = deps.database;
  const row = await prisma.profile.findUnique({ where: { userId } });
  const contacts = (await readContacts(deps, [userId]))(userId);
  if (row) return presentOwnProfile(row, contacts);
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
    ...contacts,
    phoneVisibility: 'nobody',
    emailVisibility: 'nobody',
    held: false,
  };
}

/** The profile of a member, created if there is none yet. The caller must hold an exclusive lock on the person. */
export async function openProfile(tx: Tx, userId: string): Promise<Profile> {
  const start = await startOf(tx, userId);
  await tx.profile.createMany({ data: [{ ...start, id: randomUUID() }], skipDuplicates: true });
  return tx.profile.findUniqueOrThrow({ where: { userId } });
}
