import { getProfilePhoto, hrefOf, visibility } from '@kbf/contracts';
import type { OwnProfile, UserProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { z } from 'zod';
import type { Profile } from '../generated/prisma/client.ts';

/** Texts that wait for an admin, as `profile.pending` keeps them. */
export const pendingTexts = z.object({ identity: z.string(), humanBeliefs: z.array(z.string()) });
export type ProfileTexts = z.infer<typeof pendingTexts>;

/** The texts that wait, if any do. */
export function pendingOf({ pending }: Pick<Profile, 'pending'>): ProfileTexts | undefined {
  return pendingTexts.safeParse(pending).data;
}

export const photoUrlOf = (photoId: string | null) =>
  photoId ? hrefOf(getProfilePhoto, { photoId }) : null;

/** Whether it stands in the directory. */
export function isListed({ isPublic, hidden, suspended }: Profile): boolean {
  return isPublic && !hidden && !suspended;
}

/** Who looks at a profile. `isApproved`: an admin has let them in, see people/is-approved.ts. */
export type ProfileReader = Pick<Identity, 'userId'> & { isApproved: boolean };

/** A detail as its owner shows it: judged by who asks, for each detail apart. */
function shownTo(reader: ProfileReader, owner: string, detail: string | null, seenBy: string) {
  const may =
    reader.userId === owner || seenBy === 'everyone' || (seenBy === 'members' && reader.isApproved);
  return may ? detail : null;
}

/** A profile for whoever asks. Nothing that waits for an admin is in it. */
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

/** A profile for its owner: as it was last saved, whether it is shown already or not. */
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
