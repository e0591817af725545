/** Plain SQL because a match is found by the words that two texts share, which Prisma cannot ask for. */
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';
import { commonWords } from './common-words.ts';

/** Most candidates of each kind of match that are ranked: the newest. Ranking thousands of texts would take long. */
const looked = 200;

const fits = `n.kind = mine.other AND n.author_user_id <> mine.author_user_id AND n.state = 'public'
    AND n.ends_on >= $2::date`;

/** Any of the words that carry the topic of a text. Numbers carry none; quotes would end the words. */
const telling = `(
    SELECT string_agg(quote_literal(lexeme), ' | ')::tsquery FROM unnest(to_tsvector('english', text))
    WHERE lexeme !~ '[''\\\\]|^[0-9.,-]+$'
      AND lexeme NOT IN (SELECT lexeme FROM unnest(to_tsvector('english', $4::text))))`;

/**
 * Matches of a need: offers; of an offer: needs. The same tag counts as much as a text full of the same words. $1: id,
 * $2: today, $3: how many, $4: words without a topic.
 */
const matches = `
  WITH mine AS MATERIALIZED (
    SELECT CASE kind WHEN 'need' THEN 'offer' ELSE 'need' END AS other, tag, author_user_id,
      ${telling} AS words
    FROM need WHERE id = $1::uuid
  ), found AS (
    SELECT by_tag.id FROM mine, LATERAL (
      SELECT n.id FROM need n WHERE n.tag = mine.tag AND n.tag <> 'other' AND ${fits}
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${looked}) by_tag
    UNION
    SELECT by_words.id FROM mine, LATERAL (
      SELECT n.id FROM need n WHERE to_tsvector('english', n.text) @@ mine.words AND ${fits}
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${looked}) by_words
  )
  SELECT n.id
  FROM mine, found JOIN need n USING (id)
  WHERE NOT EXISTS (SELECT 1 FROM person_name a WHERE a.person_id = n.author_user_id AND a.suspended)
    AND NOT EXISTS (SELECT 1 FROM member_block b
      WHERE (b.blocker_id = n.author_user_id AND b.blocked_id = mine.author_user_id)
        OR (b.blocker_id = mine.author_user_id AND b.blocked_id = n.author_user_id))
  ORDER BY (n.tag = mine.tag AND n.tag <> 'other')::int
    + 4 * coalesce(ts_rank(to_tsvector('english', n.text), mine.words), 0) DESC, n.created_at DESC, n.id
  LIMIT $3::int`;

/** Ids of the matches, best first. */
export async function readMatches(
  sql: SqlRunner,
  asked: { id: string; today: string; take: number },
): Promise<string[]> {
  const rows = await sql(matches, [asked.id, asked.today, asked.take, commonWords]);
  return z
    .array(z.object({ id: z.uuid() }))
    .parse(rows)
    .map(({ id }) => id);
}
