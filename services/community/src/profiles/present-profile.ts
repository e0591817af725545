import { getProfilePhoto, hrefOf, visibility } from '@kbf/contracts';
import type { OwnProfile, UserProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { z } from 'zod';
import type { Profile } from '../generated/prisma/client.ts';
import type { Contacts } from '../people/read-contacts.ts';
import { withProvenContacts } from '../people/own-contacts.ts';

/** Texts that wait for an admin, as `profile.pending` stores them. */
export const pendingTexts = z.object({
  identity: z.string(),
  humanBeliefs: z.array(z.string()),
  ownContacts: z.array(z.string()).default([]),
  /** The shown photo is to be removed. */
  removePhoto: z.boolean().default(false),
});
export type PendingTexts = z.infer<typeof pendingTexts>;
export type ProfileTexts = Pick<PendingTexts, 'identity' | 'humanBeliefs'>;

/** The waiting texts, if any. */
export function pendingOf({ pending }: Pick<Profile, 'pending'>): PendingTexts | undefined {
  return pendingTexts.safeParse(pending).data;
}

export const photoUrlOf = (photoId: string | null) =>
  photoId ? hrefOf(getProfilePhoto, { photoId }) : null;

/** Returns true if the profile is in the directory. */
export function isListed({ isPublic, hidden, suspended }: Profile): boolean {
  return isPublic && !hidden && !suspended;
}

type Reader = Pick<Identity, 'userId' | 'isApproved'>;

/** Whether this reader may see a phone or an e-mail: each has its own setting. */
function mayReach(reader: Reader, { userId }: Profile, seenBy: string): boolean {
  if (reader.userId === userId || seenBy === 'everyone') return true;
  return seenBy === 'members' && reader.isApproved === true;
}

/** Whether this reader sees any contact of a profile: beside its texts or in them. */
export const showsContacts = (reader: Reader, row: Profile): boolean =>
  mayReach(reader, row, row.phoneVisibility) ||
  mayReach(reader, row, row.emailVisibility) ||
  row.ownContacts.length > 0;

/** A profile for a reader. It contains nothing that waits for an admin. @param contacts what the owner may show */
export function presentProfile(row: Profile, reader: Reader, contacts: Contacts): UserProfile {
  const { userId } = row;
  const shown = (text: string) => withProvenContacts(text, row.ownContacts, contacts);
  return {
    id: row.id,
    userId,
    firstName: row.firstName,
    lastName: row.lastName,
    identity: shown(row.identity),
    profileImage: photoUrlOf(row.photoId),
    humanBeliefs: row.humanBeliefs.map(shown),
    isPublic: row.isPublic,
    phone: mayReach(reader, row, row.phoneVisibility) ? contacts.phone : null,
    email: mayReach(reader, row, row.emailVisibility) ? contacts.email : null,
  };
}

/** A profile for its owner: as last saved, even while parts of it wait. */
export function presentOwnProfile(row: Profile, contacts: Contacts): OwnProfile {
  const pending = pendingOf(row);
  const { identity, humanBeliefs } = pending ?? row;
  return {
    ...presentProfile(row, { userId: row.userId }, contacts),
    identity,
    humanBeliefs,
    profileImage: photoUrlOf(row.heldPhotoId ?? (pending?.removePhoto ? null : row.photoId)),
    phoneVisibility: visibility.parse(row.phoneVisibility),
    emailVisibility: visibility.parse(row.emailVisibility),
    held: row.heldAt !== null,
  };
}
