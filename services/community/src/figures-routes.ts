import { getPrayerFigures } from '@kbf/contracts';
import { countOverTime } from '@kbf/data-kit';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from './deps.ts';

/** The numbers of prayers, replies and comments, for admins. */
export function registerFigureRoutes(app: Service, { database }: Pick<Deps, 'database'>): void {
  const { prisma, sql } = database;
  implement(app, getPrayerFigures, async ({ reply }) => {
    void reply.header('cache-control', 'private, no-store');
    return answer(200, {
      prayers: await countOverTime(sql, 'prayer', "state <> 'deleted'"),
      public: await prisma.prayer.count({ where: { state: 'public' } }),
      waiting: await prisma.prayer.count({ where: { state: 'held' } }),
      replies: await countOverTime(
        sql,
        'prayer',
        "state <> 'deleted' AND response_source IN ('model', 'guide', 'assistant')",
      ),
      comments: await countOverTime(sql, 'prayer_comment'),
    });
  });
}
