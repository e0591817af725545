import { randomUUID } from 'node:crypto';
import { heldReasons } from '@kbf/contracts';
import type { Care, OwnProfile, putOwnProfile as call } from '@kbf/contracts';
import { databaseNow, lockPerson } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { approvalRequired, conflict, loginRequired, memberIdOf } from '@kbf/service-kit';
import type { z } from 'zod';
import { checkScripture } from '../checks/check-scripture.ts';
import type { Judgement } from '../checks/judge-text.ts';
import { trustOf } from '../checks/trust-of.ts';
import type { Tx } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Profile } from '../generated/prisma/client.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { readContacts } from '../people/read-contacts.ts';
import { ownContactsIn } from '../people/own-contacts.ts';
import { encodePhoto } from '../photos/encode-photo.ts';
import { etagOf, judgedPhoto } from '../photos/store-photo.ts';
import type { NewPhoto } from '../photos/store-photo.ts';
import { openProfile } from './own-profile.ts';
import { pendingOf, presentOwnProfile } from './present-profile.ts';
import type { PendingTexts, ProfileTexts } from './present-profile.ts';
import { announcePhoto, dropPhotos } from './profile-photos.ts';

type Entered = z.output<typeof call.body>;
type Saved = Entered & { ownContacts: string[] };

/**
 * Saves a member's own profile. Held texts and photos wait for an admin, and others see the earlier ones meanwhile. So
 * does every change of a profile that was reported, so that the admin decides about what was reported. All other fields
 * apply at once.
 * @throws 403 when a person whom no admin has approved chooses who sees their contacts, 409 when another call changed
 * the texts meanwhile, 429
 */
export async function saveOwnProfile(
  deps: Deps,
  { identity: by, sender, care }: { identity: Identity; sender: Sender; care: Care | undefined },
  entered: Entered,
): Promise<OwnProfile & { care?: Care | undefined }> {
  const { database, ai, config } = deps;
  const userId = memberIdOf(by);
  await takeAllowance(deps, 'profileChanges', sender);
  const showsContacts = [entered.phoneVisibility, entered.emailVisibility].some(
    (seenBy) => seenBy !== 'nobody',
  );
  if (showsContacts && !by.isApproved) throw approvalRequired();
  const [identity = '', ...humanBeliefs] = await checkScripture(ai, [
    entered.identity,
    ...entered.humanBeliefs,
  ]);
  const texts = { identity, humanBeliefs };
  const before = await database.prisma.profile.findUnique({ where: { userId } });
  const trust = await trustOf(database.prisma, by);
  const contacts = (await readContacts(deps, [userId]))(userId);
  const ownContacts = ownContactsIn([identity, ...humanBeliefs], contacts);
  const saved = { ...entered, ...texts, ownContacts };
  const [judgement, encoded] = await Promise.all([
    isKnown(before, texts)
      ? undefined
      : deps.judge([texts.identity, ...texts.humanBeliefs], care, trust, contacts),
    typeof entered.photo === 'string' ? encodePhoto(ai, entered.photo) : undefined,
  ]);
  const photo = encoded && judgedPhoto(encoded, config.PHOTOS_UNCHECKED);
  const row = await database.transaction(async (tx, sql) => {
    // An exclusive lock: changes of one profile run one after the other.
    if ((await lockPerson(tx, userId)).isErased) throw loginRequired();
    const profile = await openProfile(tx, userId);
    return writeProfile({ tx, sql }, profile, saved, { judgement, photo });
  });
  deps.relay.nudge();
  return { ...presentOwnProfile(row, contacts), care: judgement?.care };
}

const isEmpty = ({ identity, humanBeliefs }: ProfileTexts) =>
  identity === '' && humanBeliefs.length === 0;

const sameTexts = (one: ProfileTexts | undefined, other: ProfileTexts) =>
  one?.identity === other.identity &&
  JSON.stringify(one.humanBeliefs) === JSON.stringify(other.humanBeliefs);

/** Texts that are shown or waiting already are not checked again; empty ones are not checked. */
function isKnown(profile: Profile | null, texts: ProfileTexts): boolean {
  if (isEmpty(texts)) return true;
  return !!profile && (sameTexts(profile, texts) || sameTexts(pendingOf(profile), texts));
}

async function writeProfile(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  profile: Profile,
  saved: Saved,
  { judgement, photo }: { judgement: Judgement | undefined; photo: NewPhoto | undefined },
): Promise<Profile> {
  const { userId } = profile;
  const where = { profileUserId: userId, decidedAt: null };
  const isReported = (await tx.report.count({ where })) > 0;
  const photos = await writePhoto(tx, profile, saved, { photo, isReported });
  const pending = pendingAfter(profile, saved, { judgement, isReported });
  const shown = pending ? profile : saved;
  const isHeld = pending !== undefined || photos.heldPhotoId !== null;
  const isSameWait =
    photos.heldPhotoId === profile.heldPhotoId &&
    (!pending || samePending(pendingOf(profile), pending.texts));
  const isAnother = photos.photoId !== profile.photoId;
  const isAsReleased = !isAnother && sameTexts(profile, shown);
  const row = await tx.profile.update({
    where: { userId },
    data: {
      identity: shown.identity,
      humanBeliefs: shown.humanBeliefs,
      ownContacts: shown.ownContacts,
      isPublic: saved.isPublic,
      phoneVisibility: saved.phoneVisibility,
      emailVisibility: saved.emailVisibility,
      ...photos,
      pending: pending?.texts ?? Prisma.DbNull,
      heldReasons: [
        ...(pending?.reasons ?? []),
        ...(photos.heldPhotoId === null ? [] : [heldReasons.photo]),
      ],
      // An admin decides only about the version that waited at this moment.
      heldAt: isHeld ? (isSameWait && profile.heldAt) || (await databaseNow(tx)) : null,
      releasedAt: isAsReleased ? profile.releasedAt : null,
      version: { increment: isAnother ? 1 : 0 },
    },
  });
  if (isAnother) await announcePhoto(sql, row);
  return row;
}

const samePending = (one: PendingTexts | undefined, other: PendingTexts) =>
  sameTexts(one, other) && one?.removePhoto === other.removePhoto;

/**
 * The texts that wait now, with reasons; undefined when the saved texts are shown.
 * @throws 409 when another call came between, so that the texts were not judged
 */
function pendingAfter(
  profile: Profile,
  saved: Saved,
  { judgement, isReported }: { judgement: Judgement | undefined; isReported: boolean },
): { texts: PendingTexts; reasons: string[] } | undefined {
  const { identity, humanBeliefs, ownContacts } = saved;
  const removePhoto = isReported && removesPhoto(profile, saved);
  const texts = { identity, humanBeliefs, ownContacts, removePhoto };
  if (sameTexts(profile, texts) && !removePhoto) return undefined;
  if (judgement?.state === 'held') return { texts, reasons: judgement.reasons };
  if (isReported) return { texts, reasons: [heldReasons.reported] };
  // Only an admin can show a profile again that an admin has hidden.
  if (profile.hidden) return { texts, reasons: [heldReasons.hidden] };
  if (judgement || isEmpty(texts)) return undefined;
  // Unjudged texts waited when this call began. If another call has replaced them since, they were never judged.
  if (!sameTexts(pendingOf(profile), texts))
    throw conflict('Your profile was saved twice at the same time. Please save it again.');
  const reasons = profile.heldReasons.filter((reason) => reason !== heldReasons.photo);
  return { texts, reasons };
}

/** Whether the shown photo is to go: asked now, or earlier while the profile was reported. */
function removesPhoto(profile: Profile, { photo }: Saved): boolean {
  if (profile.photoId === null) return false;
  return photo === null || (photo === undefined && pendingOf(profile)?.removePhoto === true);
}

async function writePhoto(
  tx: Tx,
  profile: Profile,
  saved: Saved,
  { photo, isReported }: { photo: NewPhoto | undefined; isReported: boolean },
): Promise<{ photoId: string | null; heldPhotoId: string | null }> {
  const { userId, photoId, heldPhotoId } = profile;
  if (saved.photo === null) {
    const left = isReported ? photoId : null;
    await dropPhotos(tx, left ? [heldPhotoId] : [photoId, heldPhotoId]);
    return { photoId: left, heldPhotoId: null };
  }
  if (!photo) return { photoId, heldPhotoId };
  const isShown = photo.state === 'public' && !profile.hidden && !isReported;
  const state = isShown ? 'public' : 'held';
  const id = randomUUID();
  const bytes = new Uint8Array(photo.bytes);
  await tx.profilePhoto.create({ data: { id, userId, bytes, etag: etagOf(photo.bytes), state } });
  await dropPhotos(tx, isShown ? [photoId, heldPhotoId] : [heldPhotoId]);
  return isShown ? { photoId: id, heldPhotoId: null } : { photoId, heldPhotoId: id };
}
