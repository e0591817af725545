import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import type { createComment as call, PrayerComment } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { conflict } from '@kbf/service-kit';
import type { z } from 'zod';
import { announceCrisis } from '../checks/announce-crisis.ts';
import type { Judgement } from '../checks/judge-text.ts';
import type { Tx } from '../database.ts';
import { databaseTime, refreshFirstComments } from '../feed/feed-sql.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Parts } from '../parts.ts';
import { authorOf } from '../people/actor.ts';
import { nameAuthor } from '../people/name-author.ts';
import { lockPublicPrayer } from '../prayers/lock-public-prayer.ts';
import { isSameSender } from '../prayers/prayer-policy.ts';
import { announceComment } from './announce-comment.ts';
import { presentComment } from './present-comment.ts';

type Posted = z.output<typeof call.body>;

/** `comment` is undefined when it is held. */
export type CommentCreated = { id: string; comment: PrayerComment | undefined };

/** @throws 404 unless the prayer is public; 409 when the request id was used for something else */
export async function createComment(
  parts: Parts,
  identity: Identity,
  prayerId: string,
  posted: Posted,
): Promise<CommentCreated> {
  const { database, feed } = parts;
  authorOf(identity);
  const findEarlier = () => findEarlierComment(database.prisma, identity, prayerId, posted);
  let row = await findEarlier();
  if (!row) {
    const judgement = await parts.judge([posted.comment]);
    const id = await database.transaction((tx) =>
      insertComment(tx, identity, { prayerId, ...posted, judgement }),
    );
    parts.relay.nudge();
    row = id
      ? await database.prisma.prayerComment.findUnique({ where: { id } })
      : await findEarlier();
  }
  await feed.changed();
  // Deleted by its author in the meantime: it was made, and there is nothing to show.
  if (!row) throw conflict('This comment was deleted.');
  const comment = row.state === 'public' ? presentComment(row, identity) : undefined;
  return { id: row.id, comment };
}

async function findEarlierComment(
  prisma: PrismaClient,
  identity: Identity,
  prayerId: string,
  posted: Posted,
) {
  if (!posted.requestId) return null;
  const earlier = await prisma.prayerComment.findUnique({ where: { requestId: posted.requestId } });
  if (!earlier) return null;
  const isSame = earlier.prayerId === prayerId && earlier.comment === posted.comment;
  if (!isSame || !isSameSender(identity, earlier))
    throw conflict('This request was used for another comment.');
  return earlier;
}

/** @returns undefined when there is a comment with this request id already */
async function insertComment(
  tx: Tx,
  identity: Identity,
  posted: Posted & { prayerId: string; judgement: Judgement },
): Promise<string | undefined> {
  const { prayerId, judgement } = posted;
  const author = authorOf(identity);
  const authorName = await nameAuthor(tx, author, false);
  await lockPublicPrayer(tx, prayerId);
  // Read under the lock: the order of times is the order of the comments.
  const [clock] = await tx.$queryRawUnsafe<{ now: Date }[]>(databaseTime);
  const id = randomUUID();
  const isPublic = judgement.state === 'public';
  const { count } = await tx.prayerComment.createMany({
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
        publishedAt: isPublic ? clock!.now : null,
        createdAt: clock!.now,
        requestId: posted.requestId ?? null,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) return undefined;
  if (judgement.crisis) await announceCrisis(tx, 'comment');
  if (isPublic) {
    const { commentCount } = await tx.prayerStat.update({
      where: { prayerId },
      data: { commentCount: { increment: 1 } },
      select: { commentCount: true },
    });
    const shown = limits.prayer.commentsListed;
    if (commentCount <= shown) await tx.$executeRawUnsafe(refreshFirstComments(shown), [prayerId]);
    await announceComment(tx, { id, prayerId, authorUserId: author.userId });
  }
  return id;
}
