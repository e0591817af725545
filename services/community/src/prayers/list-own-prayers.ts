import { newestFirst, olderThan, readNewestPage } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import type { Deps } from '../deps.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { readerKey } from '../people/actor.ts';
import { startOfToday } from './prayed-today.ts';

/**
 * Relations of a person's own prayer: counts, whether its author likes it, and its photo in any state.
 * @param since from when on people count who prayed for it
 */
const shownWith = (actor: string, since: Date) =>
  ({
    stat: true,
    likes: { where: { actor }, select: { actor: true } },
    _count: { select: { prayedFor: { where: { counted: true, prayedAt: { gt: since } } } } },
    photos: {
      where: { state: { not: 'deleted' } },
      select: { id: true, state: true, width: true, height: true },
    },
  }) satisfies Prisma.PrayerInclude;

export type OwnRow = Prisma.PrayerGetPayload<{ include: ReturnType<typeof shownWith> }>;

/**
 * Lists a person's own prayers, newest first, in every state except deleted. After a login, it includes prayers shared
 * before it in the same browser. Empty for a reader without a cookie.
 * @param query.requestId only the prayer of this request. For a visitor's prayer the private id is the proof: a visitor
 * who lost the first answer has no cookie
 */
export async function listOwnPrayers(
  { database: { prisma } }: Pick<Deps, 'database'>,
  identity: Identity,
  query: PageQuery & { requestId?: string | undefined },
): Promise<Page<OwnRow>> {
  const { userId, visitorId } = identity;
  const { requestId } = query;
  const authors = [
    ...(userId ? [{ authorUserId: userId }] : []),
    ...(visitorId ? [{ authorVisitorId: visitorId }] : []),
    ...(requestId ? [{ authorUserId: null, requestId }] : []),
  ];
  // Needed because Prisma treats an empty OR as no condition.
  if (authors.length === 0) return { rows: [], total: 0, next: undefined };
  const own: Prisma.PrayerWhereInput = {
    state: { notIn: ['leaving', 'deleted'] },
    OR: authors,
    ...(requestId ? { requestId } : {}),
  };
  const since = await startOfToday(prisma);
  return readNewestPage(query, {
    read: (after, take) =>
      prisma.prayer.findMany({
        where: { AND: [own, olderThan(after) ?? {}] },
        orderBy: newestFirst,
        take,
        include: shownWith(readerKey(identity) ?? '', since),
      }),
    count: () => prisma.prayer.count({ where: own }),
  });
}
