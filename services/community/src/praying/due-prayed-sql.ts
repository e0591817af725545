/** Plain SQL because Prisma cannot compare a column with one of a table without a relation. */
import type { SqlRunner } from '@kbf/events';
import { sharedStates, sqlStates } from '../audience/audience.ts';
import { readDue } from '../needs/due-digests-sql.ts';

/**
 * A prayer is told an hour later at the earliest: in a circle of a few people, the moment would show who prayed. One
 * that was too recent at the last notice counts for the next.
 */
const dueAt = `f.prayed_at + interval '1 hour'`;

/** $1: today, $2: time zone, $3: how many. Who prayed is stored for a day, so this looks at one day. */
const due = `
  SELECT DISTINCT p.author_user_id AS id
  FROM prayed_for f JOIN prayer p ON p.id = f.prayer_id
  LEFT JOIN prayed_digest d ON d.person_id = p.author_user_id
  WHERE f.counted AND p.author_user_id IS NOT NULL
    AND NOT p.prayed_muted AND p.state IN (${sqlStates(sharedStates)})
    AND ${dueAt} <= now()
    AND (d.told_at IS NULL
      OR (${dueAt} > d.told_at AND (d.told_at AT TIME ZONE $2)::date < $1::date))
    AND NOT EXISTS (SELECT 1 FROM person_name a WHERE a.person_id = p.author_user_id AND a.suspended)
  LIMIT $3::int`;

/** Members for whose prayers someone has prayed since they were last told, and who were not told today. */
export const readDuePrayed = (
  sql: SqlRunner,
  asked: { today: string; take: number },
): Promise<string[]> => readDue(sql, due, asked);
