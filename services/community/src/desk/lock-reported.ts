import { heldReasons } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { memberIdOf, notFound } from '@kbf/service-kit';
import { countComments } from '../comments/count-comments.ts';
import type { Tx } from '../database.ts';
import { findOpenNeed } from '../needs/open-needs.ts';
import { isAuthor } from '../people/author-policy.ts';
import { countShared } from '../prayers/count-shared.ts';
import { lockSharedPrayer } from '../prayers/lock-shared-prayer.ts';
import { isListed } from '../profiles/present-profile.ts';

/** The reported item: a prayer, a comment, a profile, or a need. The other columns of a report are null. */
export type Subject =
  | { prayerId: string; commentId: string | null; profileUserId: null }
  | { prayerId: null; commentId: null; profileUserId: string }
  | { prayerId: null; commentId: null; profileUserId: null; needId: string };

/** A shown item that no other transaction can change until this one ends. */
export type Reported = {
  isOwn: boolean;
  /** When an admin released it as it is now. */
  releasedAt: Date | null;
  hide: () => Promise<unknown>;
};

/** The reason for hiding an item that enough people reported. */
const reasons = [heldReasons.reported];

/** The caller must hold an exclusive lock on the owner of a profile. @throws 404 unless the person may see the item */
export function lockReported(tx: Tx, identity: Identity, subject: Subject): Promise<Reported> {
  if ('needId' in subject) return lockNeed(tx, identity, subject.needId);
  if (subject.prayerId === null) return lockProfile(tx, identity, subject.profileUserId);
  const { prayerId, commentId } = subject;
  return commentId === null
    ? lockPrayer(tx, identity, prayerId)
    : lockComment(tx, identity, { id: commentId, prayerId });
}

async function lockPrayer(tx: Tx, identity: Identity, id: string): Promise<Reported> {
  const prayer = await lockSharedPrayer(tx, identity, id);
  const hide = async () => {
    await tx.prayer.update({ where: { id }, data: { state: 'hidden', heldReasons: reasons } });
    await countShared(tx, { from: [prayer.state] });
  };
  return { isOwn: isAuthor(identity, prayer), releasedAt: prayer.releasedAt, hide };
}

async function lockComment(
  tx: Tx,
  identity: Identity,
  { id, prayerId }: { id: string; prayerId: string },
): Promise<Reported> {
  await lockSharedPrayer(tx, identity, prayerId);
  const comment = await tx.prayerComment.findFirst({ where: { id, prayerId, state: 'public' } });
  if (!comment) throw notFound();
  const hide = async () => {
    await tx.prayerComment.update({
      where: { id },
      data: { state: 'hidden', heldReasons: reasons },
    });
    await countComments(tx, prayerId, -1);
  };
  return { isOwn: isAuthor(identity, comment), releasedAt: comment.releasedAt, hide };
}

async function lockProfile(tx: Tx, identity: Identity, userId: string): Promise<Reported> {
  const profile = await tx.profile.findUnique({ where: { userId } });
  if (!profile || !isListed(profile)) throw notFound();
  const hide = async () => {
    const heldAt = profile.heldAt ?? (await databaseNow(tx));
    await tx.profile.update({
      where: { userId },
      data: { hidden: true, heldAt, heldReasons: [...profile.heldReasons, ...reasons] },
    });
  };
  return { isOwn: identity.userId === userId, releasedAt: profile.releasedAt, hide };
}

async function lockNeed(tx: Tx, identity: Identity, id: string): Promise<Reported> {
  const need = await findOpenNeed(tx, id, memberIdOf(identity));
  const hide = () =>
    tx.need.update({ where: { id }, data: { state: 'hidden', heldReasons: reasons } });
  return { isOwn: identity.userId === need.authorUserId, releasedAt: need.releasedAt, hide };
}
