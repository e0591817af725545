import { databaseNow } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Deps } from '../deps.ts';

const minuteMs = 60_000;
/** Most questions per run; the rest follow a minute later. */
const most = 200;

/** Sends the questions that are due. Each question is sent once, and not if it was answered before. */
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
          prayer: { state: { notIn: ['leaving', 'deleted'] } },
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
