import { databaseNow, shareLockPerson } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Deps } from '../deps.ts';
import { attending, nextStart, remindAt } from './coming.ts';

type Reminding = Pick<Deps, 'database' | 'relay'>;
const minuteMs = 60_000;
/** Most reminders per run; the rest follow a minute later. */
const most = 200;

/** Announces the reminders of the next gathering, an hour before it starts. */
export const remindOfGathering = (deps: Reminding): UpkeepTask => ({
  name: 'remind of the gathering',
  everyMs: minuteMs,
  work: async () => sendReminders(deps, await databaseNow(deps.database.prisma)),
});

/** Announces what is due, once for each member, and nothing when the gathering has started. */
export async function sendReminders({ database, relay }: Reminding, now: Date): Promise<void> {
  const startsAt = nextStart(now);
  if (now < remindAt(startsAt) || now >= startsAt) return;
  const due = { startsAt, remind: true, remindedAt: null };
  const found = await database.transaction(async (tx) =>
    tx.gatheringAttendance.findMany({
      where: { ...due, ...(await attending(tx)) },
      orderBy: { createdAt: 'asc' },
      take: most,
      select: { personId: true },
    }),
  );
  for (const { personId } of found)
    await database.transaction(async (tx, sql) => {
      if ((await shareLockPerson(tx, personId)).isErased) return;
      // Claimed here: another process, or a member who no longer comes, may have been faster.
      const { count } = await tx.gatheringAttendance.updateMany({
        where: { ...due, personId },
        data: { remindedAt: now },
      });
      if (count === 0) return;
      await recordEvent(sql, 'gathering.near', { personId, startsAt: startsAt.toISOString() });
    });
  if (found.length > 0) relay.nudge();
}
