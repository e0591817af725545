import { openOfCase } from '../desk/sealed.ts';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import { gatherDecided } from '../desk/decided-texts.ts';
import { audienceOf } from '../audience/audience.ts';
import { gatherChats } from '../chats/gather-chats.ts';
import { gatherCircles } from '../circles/gather-circles.ts';
import { gatherRooms } from '../rooms/keep-rooms.ts';
import { pendingOf } from '../profiles/present-profile.ts';
import { createPhotoPacker } from './pack-photos.ts';
import type { PackedPhoto } from './pack-photos.ts';
import { writtenBy } from './whose.ts';
import type { Whole } from './whose.ts';

/**
 * Collects everything that this service knows about a member, for the member, with what they wrote in the same browser
 * before they logged in. Includes as many photos as the archive can hold. The notes of admins are left out: they may
 * say who told them of a danger, or where someone hides.
 */
export async function gatherPerson(
  config: Pick<CommunityConfig, 'SEALING_KEY'>,
  tx: Tx,
  whole: Whole,
) {
  const { userId: personId } = whole;
  const own = { authorUserId: personId };
  const { posts, actors, cases: ofCases } = writtenBy(config, whole);
  const name = await tx.personName.findUnique({ where: { personId } });
  const profile = await tx.profile.findUnique({ where: { userId: personId } });
  const prayers = await tx.prayer.findMany({
    where: { ...posts, state: { not: 'deleted' } },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      request: true,
      response: true,
      tags: true,
      state: true,
      audience: true,
      circle: { select: { name: true } },
      anonymous: true,
      authorName: true,
      answeredAt: true,
      thanks: true,
      heldThanks: true,
      publishedAt: true,
      createdAt: true,
      prayedCount: true,
      prayedMuted: true,
      checkIn: {
        select: { days: true, dueAt: true, askedAt: true, answer: true, answeredAt: true },
      },
      photos: { where: { state: { not: 'deleted' } }, select: { id: true, state: true } },
    },
  });
  const comments = await tx.prayerComment.findMany({
    where: posts,
    orderBy: { createdAt: 'asc' },
    select: { id: true, prayerId: true, comment: true, state: true, createdAt: true },
  });
  const likes = await tx.prayerLike.findMany({
    where: { actor: { in: actors } },
    select: { prayerId: true, createdAt: true },
  });
  const prayedFor = await tx.prayedFor.findMany({
    where: { actor: { in: actors } },
    select: { prayerId: true, prayedAt: true },
  });
  const reports = await tx.report.findMany({
    where: { OR: [{ reporter: { in: actors } }, own] },
    select: {
      prayerId: true,
      commentId: true,
      profileUserId: true,
      needId: true,
      reason: true,
      createdAt: true,
    },
  });
  const needs = await tx.need.findMany({
    where: own,
    orderBy: { createdAt: 'asc' },
    omit: { authorUserId: true, requestId: true },
  });
  const needContacts = await tx.needContact.findMany({
    where: { OR: [{ askerUserId: personId }, { need: own }] },
    orderBy: { createdAt: 'asc' },
    select: { needId: true, askerShares: true, authorShares: true, state: true, createdAt: true },
  });
  const needDigest = await tx.needDigest.findUnique({
    where: { personId },
    select: { lookedAt: true },
  });
  const weekDigest = await tx.weekDigest.findUnique({
    where: { personId },
    select: { toldAt: true, prayedCount: true },
  });
  const prayedDigest = await tx.prayedDigest.findUnique({
    where: { personId },
    select: { toldAt: true },
  });
  const gatherings = await tx.gatheringAttendance.findMany({
    where: { personId },
    orderBy: { startsAt: 'asc' },
    omit: { personId: true },
  });
  const cases = await tx.careCase.findMany({
    where: ofCases,
    orderBy: { noticedAt: 'asc' },
  });
  const decisions = await gatherDecided(tx, config, personId);
  const partner = await gatherPartner(tx, personId);
  const circles = await gatherCircles(tx, personId);
  const rooms = await gatherRooms(tx, personId);
  const chats = await gatherChats(config, tx, personId);
  const age = await tx.ageAnswer.findUnique({
    where: { personId },
    select: { isAdult: true, answeredAt: true },
  });
  const blocks = await tx.memberBlock.findMany({
    where: { blockerId: personId },
    select: { blockedId: true, createdAt: true },
  });
  const photos = createPhotoPacker(tx);
  const photo = await photos.ofProfile(profile?.photoId ?? null);
  const waitingPhoto = await photos.ofProfile(profile?.heldPhotoId ?? null);
  const prayerPhotos = new Map<string, PackedPhoto>();
  // Newest first, in case there are too many.
  for (const { id } of prayers.toReversed().flatMap((prayer) => prayer.photos))
    prayerPhotos.set(id, await photos.ofPrayer(id));
  return {
    fullName: name?.fullName ?? null,
    profile: profile && {
      firstName: profile.firstName,
      lastName: profile.lastName,
      identity: profile.identity,
      humanBeliefs: profile.humanBeliefs,
      isPublic: profile.isPublic,
      phoneVisibility: profile.phoneVisibility,
      emailVisibility: profile.emailVisibility,
      photo,
      waiting: pendingOf(profile) ?? null,
      waitingPhoto,
      createdAt: profile.createdAt,
    },
    prayers: prayers.map((prayer) => ({
      ...prayer,
      audience: audienceOf(prayer),
      photos: prayer.photos.map(({ id, state }) => ({ ...prayerPhotos.get(id), state })),
    })),
    comments,
    likes,
    prayedFor,
    reports,
    needs,
    needContacts,
    needDigest,
    weekDigest,
    prayedDigest,
    gatherings,
    partner,
    circles,
    rooms,
    chats,
    age,
    blocks,
    decisions,
    care: cases.map(({ id, level, kind, namedKind, place, noticedAt, handledAt, ...sealed }) => ({
      level,
      kind,
      namedKind,
      place,
      words: openOfCase(config, id, 'words', sealed.sealedWords),
      noticedAt,
      handledAt,
    })),
  };
}

/** A member's own texts for an accountability partner, for the export. The partner's answers are not included. */
async function gatherPartner(tx: Tx, personId: string) {
  const own = await tx.partner.findUnique({
    where: { personId },
    select: {
      partnership: {
        select: {
          question: true,
          createdAt: true,
          answers: {
            where: { personId },
            orderBy: { week: 'asc' },
            select: { week: true, answer: true, held: true, writtenAt: true },
          },
        },
      },
    },
  });
  return own?.partnership ?? null;
}
