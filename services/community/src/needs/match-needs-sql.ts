/** Plain SQL because what fits is found by the words that both texts have, which Prisma cannot ask for. */
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

/**
 * What fits a need: offers; what fits an offer: needs. The same tag counts as much as a text full of the same words.
 * $1: id, $2: today, $3: how many.
 */
export const matches = `
  WITH mine AS (
    SELECT id, kind, tag, author_user_id,
      replace(plainto_tsquery('english', text)::text, '&', '|')::tsquery AS words
    FROM need WHERE id = $1::uuid
  )
  SELECT n.id
  FROM mine JOIN need n ON n.kind <> mine.kind AND n.author_user_id <> mine.author_user_id
  WHERE n.state = 'public' AND n.ends_on >= $2::date
    AND (n.tag = mine.tag OR to_tsvector('english', n.text) @@ mine.words)
    AND NOT EXISTS (SELECT 1 FROM person_name a WHERE a.person_id = n.author_user_id AND a.suspended)
  ORDER BY (n.tag = mine.tag AND n.tag <> 'other')::int + 4 * ts_rank(to_tsvector('english', n.text), mine.words) DESC,
    n.created_at DESC, n.id
  LIMIT $3::int`;

/** Ids of what fits best, the best first. */
export async function readMatches(
  sql: SqlRunner,
  asked: { id: string; today: string; take: number },
): Promise<string[]> {
  const rows = await sql(matches, [asked.id, asked.today, asked.take]);
  return z
    .array(z.object({ id: z.uuid() }))
    .parse(rows)
    .map(({ id }) => id);
}
