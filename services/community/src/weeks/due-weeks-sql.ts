/** Plain SQL because Prisma cannot ask, without a relation, for rows that have none in another table. */
import type { SqlRunner } from '@kbf/events';
import { readDue } from '../needs/due-digests-sql.ts';
import { sharedStates, sqlStates } from '../audience/audience.ts';

/** $1: today, $2: time zone, $3: how many. A summary comes on the same weekday as the one before. */
const due = `
  SELECT a.person_id AS id
  FROM person_name a
  WHERE NOT a.suspended
    AND NOT EXISTS (SELECT 1 FROM week_digest d WHERE d.person_id = a.person_id
      AND (d.told_at AT TIME ZONE $2)::date > $1::date - 7)
    AND (EXISTS (SELECT 1 FROM prayer p WHERE p.author_user_id = a.person_id
        AND p.state IN (${sqlStates(sharedStates)}))
      OR EXISTS (SELECT 1 FROM need n WHERE n.author_user_id = a.person_id
        AND n.state = 'public' AND n.ends_on >= $1::date))
  LIMIT $3::int`;

/** Members with a shared prayer or an open need whose last weekly summary is a week ago. */
export const readDueWeeks = (
  sql: SqlRunner,
  asked: { today: string; take: number },
): Promise<string[]> => readDue(sql, due, asked);
