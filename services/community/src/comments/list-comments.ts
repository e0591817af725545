import { readPage, timeCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import type { PrayerComment } from '../generated/prisma/client.ts';
import { sees } from '../audience/ask-rule.ts';

/** Lists the comments of a prayer that the reader may see, oldest first. @throws 404 */
export async function listComments(
  { database: { prisma } }: Pick<Deps, 'database'>,
  identity: Identity,
  prayerId: string,
  query: PageQuery,
): Promise<Page<PrayerComment>> {
  const prayer = await prisma.prayer.findFirst({
    where: { id: prayerId },
    select: { state: true, circleId: true, stat: { select: { commentCount: true } } },
  });
  if (!prayer || !(await sees(prisma, identity, prayer)))
    throw notFound('This prayer is no longer available.');
  return readPage(query, {
    cursor: timeCursor,
    read: (after, take) =>
      prisma.prayerComment.findMany({
        where: {
          prayerId,
          state: 'public',
          ...(after && {
            publishedAt: { gte: after.at },
            OR: [{ publishedAt: { gt: after.at } }, { id: { gt: after.id } }],
          }),
        },
        orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
        take,
      }),
    count: async () => prayer.stat?.commentCount ?? 0,
    positionOf: ({ id, publishedAt, createdAt }) => ({ id, at: publishedAt ?? createdAt }),
  });
}
