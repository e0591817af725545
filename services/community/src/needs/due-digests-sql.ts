/** Plain SQL because Prisma cannot ask, without a relation, for rows that have none in another table. */
import { site } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

/** $1: today, $2: time zone, $3: how many. */
const due = `
  SELECT DISTINCT n.author_user_id AS id
  FROM need n
  WHERE n.state = 'public' AND n.ends_on >= $1::date
    AND NOT EXISTS (SELECT 1 FROM need_digest d WHERE d.person_id = n.author_user_id
      AND (d.looked_at AT TIME ZONE $2)::date >= $1::date)
    AND NOT EXISTS (SELECT 1 FROM person_name a WHERE a.person_id = n.author_user_id AND a.suspended)
  LIMIT $3::int`;

/** @param text a query for ids with $1: today, $2: the fellowship's time zone, $3: how many */
export async function readDue(
  sql: SqlRunner,
  text: string,
  { today, take }: { today: string; take: number },
): Promise<string[]> {
  const rows = await sql(text, [today, site.timeZone, take]);
  return z
    .array(z.object({ id: z.uuid() }))
    .parse(rows)
    .map(({ id }) => id);
}

/** Members who have an open need or offer today and have not been checked for matches today. */
export const readDueDigests = (
  sql: SqlRunner,
  asked: { today: string; take: number },
): Promise<string[]> => readDue(sql, due, asked);
