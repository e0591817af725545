import { databaseNow } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Deps } from '../deps.ts';

const minuteMs = 60_000;
/** So many at a time: what is left comes a minute later. */
const most = 200;

/** Asks how it is going where the day has come. Each question is asked once, and none that was answered before. */
export const askDue = ({ database, relay }: Pick<Deps, 'database' | 'relay'>): UpkeepTask => ({
  name: 'ask how it is going',
  everyMs: minuteMs,
  work: async () => {
    const asked = await database.transaction(async (tx, sql) => {
      const now = await databaseNow(tx);
      const due = await tx.checkIn.findMany({
        where: {
          askedAt: null,
          answeredAt: null,
          dueAt: { lte: now },
          prayer: { state: { not: 'deleted' } },
        },
        orderBy: { dueAt: 'asc' },
        take: most,
      });
      for (const { prayerId, userId, dueAt } of due) {
        const { count } = await tx.checkIn.updateMany({
          where: { prayerId, dueAt, askedAt: null, answeredAt: null },
          data: { askedAt: now },
        });
        if (count === 0) continue;
        const askedAt = now.toISOString();
        await recordEvent(sql, 'check-in.due', { prayerId, personId: userId, askedAt });
      }
      return due.length;
    });
    if (asked > 0) relay.nudge();
  },
});
