/**
 * Plain SQL because prayers come by the hundred a second after a time without a worker: one statement for the prayer,
 * its counts and the number of public ones, which Prisma writes with four.
 */
import type { QuotedPassage, ResponseSource } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import type { Author } from '../people/actor.ts';

export type PrayerToInsert = {
  id: string;
  author: Author;
  authorName: string;
  anonymous: boolean;
  request: string;
  response: string | null;
  responseSource: ResponseSource | null;
  passages?: QuotedPassage[];
  tags: string[];
  state: 'public' | 'held' | 'private';
  heldReasons: string[];
  requestId: string | null;
  contentHash: string | null;
};

const insert = `
  WITH moment AS (SELECT clock_timestamp()::timestamptz(3) AS now),
  made AS (
    INSERT INTO prayer (id, author_user_id, author_visitor_id, author_name, anonymous, request, response,
      response_source, passages, tags, state, held_reasons, request_id, content_hash, published_at, created_at)
    SELECT $1::text::uuid, $2::text::uuid, $3::text, $4::text, $5::boolean, $6::text, $7::text,
      $8::text, $9::text::jsonb, $10::text[], $11::text, $12::text[], $13::text::uuid, $14::text,
      CASE WHEN $11::text = 'public' THEN now END, now
    FROM moment
    ON CONFLICT DO NOTHING
    RETURNING id, state
  ),
  counts AS (INSERT INTO prayer_stat (prayer_id) SELECT id FROM made),
  counted AS (
    UPDATE feed_counter SET total = total + 1
    WHERE id = 1 AND $15::boolean AND EXISTS (SELECT 1 FROM made WHERE state = 'public')
  )
  SELECT id::text FROM made`;

/**
 * Everybody who shares waits for the row with the number of public prayers: to be done last in a transaction.
 * @param isLast false when more is to be written: then the caller counts, after that
 * @returns whether it was written; not when there is a prayer with this id or request id
 */
export async function insertPrayerRow(
  sql: SqlRunner,
  prayer: PrayerToInsert,
  isLast: boolean,
): Promise<boolean> {
  const { id, author, authorName, anonymous, request, response, responseSource } = prayer;
  const { passages = [], tags, state, heldReasons, requestId, contentHash } = prayer;
  const made = await sql(insert, [
    id,
    author.userId,
    author.visitorId,
    authorName,
    anonymous,
    request,
    response,
    responseSource,
    JSON.stringify(passages),
    tags,
    state,
    heldReasons,
    requestId,
    contentHash,
    isLast,
  ]);
  return made.length > 0;
}
