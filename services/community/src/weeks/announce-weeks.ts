import { databaseNow, shareLockPerson } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import { sharedStates } from '../audience/audience.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { countMatches, isDaytime } from '../needs/announce-matches.ts';
import { dayOf } from '../needs/open-needs.ts';
import { readDueWeeks } from './due-weeks-sql.ts';

type Looking = Pick<Deps, 'database' | 'relay'>;
const everyMs = 5 * 60_000;
/** Most members per run; the rest follow a few minutes later. */
const most = 200;

/** Once a week, tells members in one message what happened around their prayers, needs and offers. */
export const announceWeeks = (deps: Looking): UpkeepTask => ({
  name: 'announce what a week brought',
  everyMs,
  work: async () => {
    const now = await databaseNow(deps.database.prisma);
    if (isDaytime(now)) await lookBackOnWeeks(deps, now);
  },
});

/** Checks all members whose week is over. The first look at a member only begins their week. */
export async function lookBackOnWeeks({ database, relay }: Looking, now: Date): Promise<void> {
  const due = await readDueWeeks(database.sql, { today: dayOf(now), take: most });
  for (const personId of due)
    await database.transaction(async (tx, sql) => {
      if ((await shareLockPerson(tx, personId)).isErased) return;
      const where = { personId };
      const last = await tx.weekDigest.findUnique({ where });
      const prayedCount = await countPrayed(tx, personId);
      const looked = { toldAt: now, prayedCount };
      await tx.weekDigest.upsert({ where, create: { personId, ...looked }, update: looked });
      if (!last) return;
      const week = await readWeek({ tx, sql }, personId, now, last.toldAt);
      const prayed = Math.max(0, prayedCount - last.prayedCount);
      if (prayed + week.comments + week.matches === 0) return;
      const endedAt = now.toISOString();
      await recordEvent(sql, 'week.ended', { personId, prayed, ...week, endedAt });
    });
  if (due.length > 0) relay.nudge();
}

/** How often people have prayed for the member's prayers, without those whose author does not want to know. */
async function countPrayed(tx: Tx, personId: string): Promise<number> {
  const { _sum } = await tx.prayer.aggregate({
    where: { authorUserId: personId, prayedMuted: false },
    _sum: { prayedCount: true },
  });
  return _sum.prayedCount ?? 0;
}

async function readWeek(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  personId: string,
  now: Date,
  since: Date,
): Promise<{ comments: number; matches: number }> {
  const comments = await tx.prayerComment.count({
    where: {
      state: 'public',
      publishedAt: { gt: since },
      prayer: { authorUserId: personId, state: { in: [...sharedStates] } },
      OR: [{ authorUserId: null }, { authorUserId: { not: personId } }],
    },
  });
  return { comments, matches: await countMatches({ tx, sql }, personId, now, since) };
}
