import * as contracts from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { answer, implement, memberIdOf, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { readNews } from './read-news.ts';

/** What is new for a member, and what they have seen of it. */
export function registerNewsRoutes(app: Service, { database }: Pick<Deps, 'database'>): void {
  implement(app, contracts.getMemberNews, async ({ identity, reply }) => {
    const personId = memberIdOf(identity);
    void reply.header('cache-control', 'private, no-store');
    return answer(200, await database.transaction((tx) => readNews(tx, personId)));
  });

  implement(app, contracts.seeComments, async ({ params, identity }) => {
    // Also a prayer that the same browser shared before its person logged in: the page shows it as their own.
    const own: Prisma.PrayerWhereInput[] = [{ authorUserId: memberIdOf(identity) }];
    if (identity.visitorId) own.push({ authorVisitorId: identity.visitorId });
    const { count } = await database.transaction(async (tx) =>
      tx.prayer.updateMany({
        where: { id: params.id, OR: own, state: { not: 'deleted' } },
        data: { commentsSeenAt: await databaseNow(tx) },
      }),
    );
    if (count === 0) throw notFound();
    return answer(204);
  });
}
