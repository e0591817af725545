import { getProfilePhoto, hrefOf, visibility } from '@kbf/contracts';
import type { OwnProfile, UserProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { z } from 'zod';
import type { Profile } from '../generated/prisma/client.ts';

/** Texts that wait for an admin, as `profile.pending` stores them. */
export const pendingTexts = z.object({ identity: z.string(), humanBeliefs: z.array(z.string()) });
export type ProfileTexts = z.infer<typeof pendingTexts>;

/** The waiting texts, if any. */
export function pendingOf({ pending }: Pick<Profile, 'pending'>): ProfileTexts | undefined {
  return pendingTexts.safeParse(pending).data;
}

export const photoUrlOf = (photoId: string | null) =>
  photoId ? hrefOf(getProfilePhoto, { photoId }) : null;

/** Returns true if the profile is in the directory. */
export function isListed({ isPublic, hidden, suspended }: Profile): boolean {
  return isPublic && !hidden && !suspended;
}

/** The reader of a profile. `isApproved`: approved by an admin, see people/is-approved.ts. */
export type ProfileReader = Pick<Identity, 'userId'> & { isApproved: boolean };

/** A detail if this reader may see it: each detail has its own setting. */
function shownTo(reader: ProfileReader, owner: string, detail: string | null, seenBy: string) {
  const may =
    reader.userId === owner || seenBy === 'everyone' || (seenBy === 'members' && reader.isApproved);
  return may ? detail : null;
}

/** A profile for a reader. It contains nothing that waits for an admin. */
export function presentProfile(row: Profile, reader: ProfileReader): UserProfile {
  const { userId } = row;
  return {
    id: row.id,
    userId,
    firstName: row.firstName,
    lastName: row.lastName,
    identity: row.identity,
    profileImage: photoUrlOf(row.photoId),
    humanBeliefs: row.humanBeliefs,
    isPublic: row.isPublic,
    phone: shownTo(reader, userId, row.phone, row.phoneVisibility),
    email: shownTo(reader, userId, row.email, row.emailVisibility),
  };
}

/** A profile for its owner: as last saved, even while parts of it wait. */
export function presentOwnProfile(row: Profile): OwnProfile {
  const pending = pendingOf(row);
  return {
    ...presentProfile(row, { userId: row.userId, isApproved: true }),
    ...pending,
    profileImage: photoUrlOf(row.heldPhotoId ?? row.photoId),
    phoneVisibility: visibility.parse(row.phoneVisibility),
    emailVisibility: visibility.parse(row.emailVisibility),
    held: row.heldAt !== null,
  };
}
