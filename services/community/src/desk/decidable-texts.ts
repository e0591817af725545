import { databaseNow, lockPerson, lockRow } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { countComments } from '../comments/count-comments.ts';
import type { Tx } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { showName } from '../names/show-name.ts';
import { shownName } from '../people/public-name.ts';
import { audienceOf } from '../audience/audience.ts';
import { countShared } from '../prayers/count-shared.ts';
import { lockCounts } from '../prayers/counts-sql.ts';
import { noHeldThanks } from '../prayers/mark-answered.ts';
import { pendingOf } from '../profiles/present-profile.ts';
import { announcePhoto } from '../profiles/profile-photos.ts';
import { renameProfile } from '../profiles/rename-profile.ts';
import type { TextKind } from './rows-sql.ts';

export type Work = { tx: Tx; sql: SqlRunner };
/** `protects`: later reports do not hide what is released. Not with an old login, which a thief may have. */
type Decision = Work & { protects: boolean };
type State = 'public' | 'hidden';

/** How one kind of text is decided. `decide` returns the id of a prayer's photo that it changed. */
type DecidableText = {
  lock: (tx: Tx, id: string) => PromiseLike<unknown>;
  decide: (decision: Decision, id: string, state: State) => Promise<string | undefined | void>;
};

const lockPrayer: DecidableText['lock'] = (tx, id) => lockCounts(tx, [id]);

async function lockComment(tx: Tx, id: string): Promise<void> {
  const comment = await tx.prayerComment.findUnique({ where: { id }, select: { prayerId: true } });
  if (comment) await lockCounts(tx, [comment.prayerId]);
}

/** The columns of a decided text. */
async function decided({ tx, protects }: Decision, state: State, publishedAt: Date | null) {
  const now = await databaseNow(tx);
  const shown = { publishedAt: publishedAt ?? now, releasedAt: protects ? now : null };
  return { state, heldReasons: [], ...(state === 'public' ? shown : { releasedAt: null }) };
}

async function decidePrayer(decision: Decision, id: string, state: State) {
  const { tx } = decision;
  const prayer = await tx.prayer.findUniqueOrThrow({ where: { id } });
  const photoId = state === 'public' ? await decidePhoto({ tx }, id, state) : undefined;
  // A prayer that was public before keeps its place in the feed; a new one goes to the top.
  const data = await decided(decision, state, prayer.publishedAt);
  // An admin shows it to those whom its author chose, and to no one else.
  const shown = state === 'public' ? { state: audienceOf(prayer) } : {};
  await tx.prayer.update({ where: { id }, data: { ...data, ...shown } });
  return photoId;
}

async function decidePhoto({ tx }: Pick<Work, 'tx'>, prayerId: string, state: State) {
  const photo = await tx.prayerPhoto.findFirst({ where: { prayerId, state: 'held' } });
  if (!photo) return undefined;
  await tx.prayerPhoto.update({ where: { id: photo.id }, data: { state } });
  const photoId = state === 'public' ? photo.id : null;
  await tx.prayer.update({ where: { id: prayerId }, data: { photoId } });
  return photo.id;
}

async function decideThanks({ tx }: Work, id: string, state: State): Promise<void> {
  const { thanks, heldThanks } = await tx.prayer.findUniqueOrThrow({ where: { id } });
  const shown = state === 'public' ? heldThanks : thanks;
  await tx.prayer.update({ where: { id }, data: { thanks: shown, ...noHeldThanks } });
}

async function decideComment(decision: Decision, id: string, state: State): Promise<void> {
  const { tx } = decision;
  const { publishedAt } = await tx.prayerComment.findUniqueOrThrow({ where: { id } });
  const data = await decided(decision, state, publishedAt);
  await tx.prayerComment.update({ where: { id }, data });
}

async function decideNeed(decision: Decision, id: string, state: State): Promise<void> {
  const { tx } = decision;
  const { publishedAt } = await tx.need.findUniqueOrThrow({ where: { id } });
  await tx.need.update({ where: { id }, data: await decided(decision, state, publishedAt) });
}

/** Publishes the waiting part of a profile, or hides the profile. Photos are emptied when the time to undo is over. */
async function decideProfile(
  { tx, sql, protects }: Decision,
  userId: string,
  state: State,
): Promise<void> {
  const nothingWaits = { pending: Prisma.DbNull, heldPhotoId: null, heldReasons: [], heldAt: null };
  if (state === 'hidden') {
    await tx.profile.update({
      where: { userId },
      data: { ...nothingWaits, hidden: true, releasedAt: null },
    });
    return;
  }
  const profile = await tx.profile.findUniqueOrThrow({ where: { userId } });
  const { identity, humanBeliefs, ownContacts, removePhoto } = {
    removePhoto: false,
    ...(pendingOf(profile) ?? profile),
  };
  const photoId = profile.heldPhotoId ?? (removePhoto ? null : profile.photoId);
  const isAnother = photoId !== profile.photoId;
  const row = await tx.profile.update({
    where: { userId },
    data: {
      ...nothingWaits,
      identity,
      humanBeliefs,
      ownContacts,
      hidden: false,
      releasedAt: protects ? await databaseNow(tx) : null,
      photoId,
      version: { increment: isAnother ? 1 : 0 },
    },
  });
  if (!isAnother) return;
  if (photoId) await tx.profilePhoto.update({ where: { id: photoId }, data: { state: 'public' } });
  await announcePhoto(sql, row);
}

async function decideName({ tx }: Work, personId: string, state: State): Promise<void> {
  const isReleased = state === 'public';
  const nameDecision = isReleased ? 'released' : 'kept';
  await tx.personName.update({
    where: { personId },
    data: { nameDecision, nameHeld: !isReleased },
  });
  await showNameNow(tx, personId);
}

/** Shows the name on all posts as it is stored now. */
export async function showNameNow(tx: Tx, personId: string): Promise<void> {
  const name = await tx.personName.findUniqueOrThrow({ where: { personId } });
  await renameProfile(tx, personId, name);
  await showName(tx, personId, shownName(name));
}

/** All kinds of texts that an admin decides about. `lock` comes first: others who change the same text wait. */
export const decidableTexts: Record<TextKind, DecidableText> = {
  prayer: { lock: lockPrayer, decide: decidePrayer },
  photo: { lock: lockPrayer, decide: decidePhoto },
  thanks: { lock: lockPrayer, decide: decideThanks },
  comment: { lock: lockComment, decide: decideComment },
  need: { lock: (tx, id) => lockRow(tx, 'need', id), decide: decideNeed },
  profile: { lock: lockPerson, decide: decideProfile },
  name: { lock: lockPerson, decide: decideName },
};

/** Changes the counts of shared prayers or public comments by what a decision, or its undo, has changed. */
export async function countChange(
  tx: Tx,
  { kind, prayerId }: { kind: TextKind; prayerId: string | null },
  { from, to }: { from: unknown; to: unknown },
): Promise<void> {
  const by = Number(to === 'public') - Number(from === 'public');
  if (kind === 'comment' && prayerId && by !== 0) await countComments(tx, prayerId, by);
  // Last, because all writers wait for the count's row.
  if (kind === 'prayer') await countShared(tx, { from: [from], to: [to] });
}
