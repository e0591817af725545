import { limits, site } from '@kbf/contracts';
import { databaseNow, shareLockPerson } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { readDueDigests } from './due-digests-sql.ts';
import { readMatches } from './match-needs-sql.ts';
import { dayColumn, dayOf } from './open-needs.ts';

type Looking = Pick<Deps, 'database' | 'relay'>;
const everyMs = 5 * 60_000;
/** So many members at a time: who is left comes a few minutes later. */
const most = 200;

const hourFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: site.timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** No telephone rings at night for it: from nine to eight where the fellowship meets. */
export function isDaytime(moment: Date): boolean {
  const hour = Number(hourFormat.format(moment));
  return hour >= 9 && hour < 20;
}

/** Tells members, once a day and all together, that something new fits what they need or offer. */
export const announceMatches = (deps: Looking): UpkeepTask => ({
  name: 'announce what newly fits needs and offers',
  everyMs,
  work: async () => {
    const now = await databaseNow(deps.database.prisma);
    if (isDaytime(now)) await lookForMatches(deps, now);
  },
});

/** Looks for everybody for whom nobody has looked on this day. */
export async function lookForMatches({ database, relay }: Looking, now: Date): Promise<void> {
  const due = await readDueDigests(database.sql, { today: dayOf(now), take: most });
  for (const personId of due)
    await database.transaction(async (tx, sql) => {
      if ((await shareLockPerson(tx, personId)).isErased) return;
      const count = await countNew({ tx, sql }, personId, now);
      const looked = { lookedAt: now };
      const where = { personId };
      await tx.needDigest.upsert({ where, create: { personId, ...looked }, update: looked });
      if (count === 0) return;
      const lookedAt = now.toISOString();
      await recordEvent(sql, 'need.matched', { personId, count, lookedAt });
    });
  if (due.length > 0) relay.nudge();
}

/**
 * How many posts of others came since the last look, of those that the page shows beside one's own. Whatever stood
 * there when one wrote one's own is no news, and neither is what one has asked about.
 */
async function countNew(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  personId: string,
  now: Date,
): Promise<number> {
  const today = dayOf(now);
  const last = await tx.needDigest.findUnique({ where: { personId } });
  const own = await tx.need.findMany({
    where: { authorUserId: personId, state: 'public', endsOn: { gte: dayColumn(today) } },
    select: { id: true, publishedAt: true, createdAt: true },
  });
  const found = new Set<string>();
  for (const { id, publishedAt, createdAt } of own) {
    const seen = publishedAt ?? createdAt;
    const ids = await readMatches(sql, { id, today, take: limits.need.matches });
    const fresh = await tx.need.findMany({
      where: {
        id: { in: ids },
        publishedAt: { gt: last && last.lookedAt > seen ? last.lookedAt : seen },
        contacts: { none: { askerUserId: personId } },
      },
      select: { id: true },
    });
    for (const match of fresh) found.add(match.id);
  }
  return found.size;
}
