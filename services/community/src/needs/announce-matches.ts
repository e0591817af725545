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
/** Most members per run; the rest follow a few minutes later. */
const most = 200;

const hourFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: site.timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Sends no message at night: only from nine to eight in the fellowship's time zone. */
export function isDaytime(moment: Date): boolean {
  const hour = Number(hourFormat.format(moment));
  return hour >= 9 && hour < 20;
}

/** Tells members, once a day in one message, about new posts that match their needs or offers. */
export const announceMatches = (deps: Looking): UpkeepTask => ({
  name: 'announce what newly fits needs and offers',
  everyMs,
  work: async () => {
    const now = await databaseNow(deps.database.prisma);
    if (isDaytime(now)) await lookForMatches(deps, now);
  },
});

/** Checks all members who have not been checked on this day. */
export async function lookForMatches({ database, relay }: Looking, now: Date): Promise<void> {
  const due = await readDueDigests(database.sql, { today: dayOf(now), take: most });
  for (const personId of due)
    await database.transaction(async (tx, sql) => {
      if ((await shareLockPerson(tx, personId)).isErased) return;
      const last = await tx.needDigest.findUnique({ where: { personId } });
      const count = await countMatches({ tx, sql }, personId, now, last?.lookedAt);
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
 * Counts the posts of other members since a moment that the page shows beside one's own post. Posts that existed when
 * the own post was written do not count, nor do posts that the member has already asked about.
 */
export async function countMatches(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  personId: string,
  now: Date,
  since?: Date,
): Promise<number> {
  const today = dayOf(now);
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
        publishedAt: { gt: since && since > seen ? since : seen },
        contacts: { none: { askerUserId: personId } },
      },
      select: { id: true },
    });
    for (const match of fresh) found.add(match.id);
  }
  return found.size;
}
