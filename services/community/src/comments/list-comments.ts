import type { PrayerComment } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import { decodeCursor, encodeCursor } from '../feed/feed-cursor.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { presentComment } from './present-comment.ts';

export type CommentPage = { comments: PrayerComment[]; total: number; next: string | undefined };

/** The comments of a public prayer, oldest first. @throws 404 */
export async function listComments(
  prisma: PrismaClient,
  identity: Identity,
  prayerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<CommentPage> {
  const after = cursor ? decodeCursor(cursor) : undefined;
  const prayer = await prisma.prayer.findFirst({
    where: { id: prayerId, state: 'public' },
    select: { stat: { select: { commentCount: true } } },
  });
  if (!prayer) throw notFound('This prayer is not there any more.');
  const rows = await prisma.prayerComment.findMany({
    where: {
      prayerId,
      state: 'public',
      ...(after && {
        publishedAt: { gte: after.at },
        OR: [{ publishedAt: { gt: after.at } }, { id: { gt: after.id } }],
      }),
    },
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
    take: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    comments: shown.map((row) => presentComment(row, identity)),
    total: prayer.stat?.commentCount ?? 0,
    next: last?.publishedAt ? encodeCursor({ at: last.publishedAt, id: last.id }) : undefined,
  };
}
