import { randomUUID } from 'node:crypto';
import { heldReasons, limits } from '@kbf/contracts';
import type { Care, createComment as call, PrayerComment } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { conflict, forbidden, notFound } from '@kbf/service-kit';
import type { z } from 'zod';
import { hasBlocked } from '../people/is-blocked.ts';
import type { Judgement } from '../checks/judge-text.ts';
import { sees } from '../audience/ask-rule.ts';
import { judgeFor } from '../checks/judge-for.ts';
import { wereSent } from '../checks/sent-hash.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { PrayerComment as CommentRow } from '../generated/prisma/client.ts';
import { takePublicPlace } from '../limits/public-places-sql.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import type { KnownAuthor } from '../people/actor.ts';
import { lockName } from '../people/lock-author.ts';
import { writeFirstComments } from '../prayers/counts-sql.ts';
import { lockSharedPrayer } from '../prayers/lock-shared-prayer.ts';
import { announceComment } from './announce-comment.ts';
import { presentComment } from './present-comment.ts';
import { isSameSender } from '../people/author-policy.ts';

type Posted = z.output<typeof call.body>;

/** `comment` is undefined when it is held. */
export type CommentCreated = {
  id: string;
  comment: PrayerComment | undefined;
  care?: Care | undefined;
};

const tooManyComments: Judgement = { state: 'held', reasons: [heldReasons.manyComments] };

/**
 * @throws 404 unless the person may see the prayer; 403 when its author has blocked them; 409 when the request id was
 * used for other content; 429
 */
export async function createComment(
  deps: Deps,
  { identity, sender, care }: { identity: Identity; sender: Sender; care: Care | undefined },
  prayerId: string,
  posted: Posted,
): Promise<CommentCreated> {
  const { database, feed, relay } = deps;
  const findEarlier = () => findEarlierComment(database.prisma, identity, prayerId, posted);
  let row = await findEarlier();
  let heard: Care | undefined;
  if (!row) {
    await takeAllowance(deps, 'comments', sender);
    const prayer = await database.prisma.prayer.findUnique({ where: { id: prayerId } });
    if (!prayer || !(await sees(database.prisma, identity, prayer)))
      throw notFound('This prayer is no longer available.');
    const written = { texts: [posted.comment], care, path: 'body.comment' };
    const judged = await judgeFor(deps, identity, prayer, written);
    heard = judged.care;
    const isShown =
      judged.state === 'held' ||
      prayer.audience === 'circle' ||
      (await takePublicPlace(deps, sender, 'publicComments'));
    const judgement = isShown ? judged : { ...judged, ...tooManyComments };
    // Use the written row and do not read it again: the author may delete it, or be erased, before the answer is sent.
    const made = await database.transaction((tx, sql) =>
      insertComment({ tx, sql }, sender.author, { ...posted, identity, prayerId, judgement }),
    );
    relay.nudge();
    row = made ?? (await findEarlier());
  }
  await feed.changed();
  // A parallel request with the same id won the race, and its comment was deleted again: nothing can be shown.
  if (!row) throw conflict('This comment was deleted.');
  const comment = row.state === 'public' ? presentComment(row, identity) : undefined;
  return { id: row.id, comment, care: heard };
}

/** @returns undefined when a comment with this request id exists already */
async function insertComment(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  author: KnownAuthor,
  posted: Posted & { identity: Identity; prayerId: string; judgement: Judgement },
): Promise<CommentRow | undefined> {
  const { prayerId } = posted;
  const own = { id: prayerId, anonymous: true, authorUserId: author.userId };
  // A name below one's own anonymous prayer would say whose prayer it is.
  const isUnnamed = author.userId !== null && (await tx.prayer.count({ where: own })) > 0;
  const authorName = await lockName(tx, author, isUnnamed);
  const prayer = await lockSharedPrayer(tx, posted.identity, prayerId);
  const judgement = await afterBlock(tx, prayer, author, posted.judgement);
  // Read under the lock, so that the order of times is the order of the comments.
  const now = await databaseNow(tx);
  const id = randomUUID();
  const isPublic = judgement.state === 'public';
  const [comment] = await tx.prayerComment.createManyAndReturn({
    data: [
      {
        id,
        prayerId,
        authorUserId: author.userId,
        authorVisitorId: author.visitorId,
        authorName,
        comment: posted.comment,
        state: judgement.state,
        heldReasons: judgement.reasons,
        publishedAt: isPublic ? now : null,
        createdAt: now,
        requestId: posted.requestId ?? null,
      },
    ],
    skipDuplicates: true,
  });
  if (!comment) return undefined;
  if (!isPublic) return comment;
  const { commentCount } = await tx.prayerStat.update({
    where: { prayerId },
    data: { commentCount: { increment: 1 } },
    select: { commentCount: true },
  });
  if (commentCount <= limits.prayer.commentsListed) await writeFirstComments(tx, [prayerId]);
  await announceComment({ tx, sql }, { id, prayerId, authorUserId: author.userId });
  return comment;
}

/**
 * Refuses a person whom the author of the prayer has blocked. Below an anonymous prayer the comment waits for an admin
 * instead, because a refusal would tell whose prayer it is.
 * @throws 403
 */
async function afterBlock(
  tx: Tx,
  { authorUserId, anonymous }: { authorUserId: string | null; anonymous: boolean },
  { userId }: KnownAuthor,
  judgement: Judgement,
): Promise<Judgement> {
  if (!authorUserId || !userId || !(await hasBlocked(tx, authorUserId, userId))) return judgement;
  if (!anonymous) throw forbidden('You cannot comment on this prayer.');
  return { ...judgement, state: 'held', reasons: [...judgement.reasons, heldReasons.blocked] };
}

/**
 * The comment that was written earlier under this request id.
 * @throws 409 for another author or another text
 */
async function findEarlierComment(
  { prayerComment }: Pick<Tx, 'prayerComment'>,
  identity: Identity,
  prayerId: string,
  { requestId, comment }: { requestId?: string | undefined; comment: string },
): Promise<CommentRow | null> {
  if (!requestId) return null;
  const earlier = await prayerComment.findUnique({ where: { requestId } });
  if (!earlier) return null;
  const { sentHash, comment: words } = earlier;
  const isSame = earlier.prayerId === prayerId && wereSent({ sentHash, words }, comment);
  if (!isSame || !isSameSender(identity, earlier))
    throw conflict('This comment was already sent with different content.');
  return earlier;
}
