import { newestFirst, olderThan, readNewestPage } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { Message } from '../generated/prisma/client.ts';

/** One page of the delivery log, newest first. @throws 400 for an invalid cursor */
export function listDeliveries(
  { database: { prisma } }: Pick<Deps, 'database'>,
  query: PageQuery & { troubled?: boolean | undefined },
): Promise<Page<Message>> {
  const which = query.troubled ? { state: { in: ['failed', 'unknown'] } } : {};
  return readNewestPage(query, {
    read: (after, take) =>
      prisma.message.findMany({
        where: { ...which, ...olderThan(after) },
        orderBy: newestFirst,
        take,
      }),
    count: () => prisma.message.count({ where: which }),
  });
}
