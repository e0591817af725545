import { databaseNow, lockPerson } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Deps } from '../deps.ts';
import { isDaytime } from '../needs/announce-matches.ts';
import { dayOf } from '../needs/open-needs.ts';
import { readDuePrayed } from './due-prayed-sql.ts';

type Looking = Pick<Deps, 'database' | 'relay'>;
const everyMs = 5 * 60_000;
/** Most members per run; the rest follow a few minutes later. */
const most = 200;

/**
 * Tells members, once a day at most, that someone prayed for what they shared at least an hour ago. Never who, and not
 * at the moment of the prayer, which could show who it was.
 */
export const announcePrayed = (deps: Looking): UpkeepTask => ({
  name: 'announce that someone prayed',
  everyMs,
  work: async () => {
    const now = await databaseNow(deps.database.prisma);
    if (isDaytime(now)) await tellPrayed(deps, now);
  },
});

/** Announces it for every member who was not told on this day. */
export async function tellPrayed({ database, relay }: Looking, now: Date): Promise<void> {
  const asked = { today: dayOf(now), take: most };
  const due = await readDuePrayed(database.sql, asked);
  for (const personId of due)
    await database.transaction(async (tx, sql) => {
      if ((await lockPerson(tx, personId)).isErased) return;
      // Another process may have told them before this one had the lock.
      const where = { personId };
      const last = await tx.prayedDigest.findUnique({ where });
      if (last && dayOf(last.toldAt) >= asked.today) return;
      await tx.prayedDigest.upsert({
        where,
        create: { personId, toldAt: now },
        update: { toldAt: now },
      });
      await recordEvent(sql, 'member.prayed-for', { personId, toldAt: now.toISOString() });
    });
  if (due.length > 0) relay.nudge();
}
