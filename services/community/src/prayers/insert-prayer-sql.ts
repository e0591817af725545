/**
 * Plain SQL because after a worker outage, hundreds of prayers arrive per second: one statement writes any number of
 * prayers, their counts and the number of public ones. Prisma needs four statements for each.
 */
import type { PrayerAudience, QuotedPassage, ResponseSource } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import type { Author } from '../people/actor.ts';
import { feedStates, sharedStates, sqlStates } from '../audience/audience.ts';

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
  state: PrayerAudience | 'held';
  audience: PrayerAudience;
  /** With the audience circle. */
  circleId?: string | null;
  heldReasons: string[];
  requestId: string | null;
  contentHash: string | null;
};

const insert = `
  WITH moment AS (SELECT clock_timestamp()::timestamptz(3) AS now),
  given AS (
    SELECT * FROM jsonb_to_recordset($1::text::jsonb) AS prayer (
      id uuid, user_id uuid, visitor_id text, author_name text, anonymous boolean, request text, response text,
      response_source text, passages jsonb, tags text[], state text, audience text, circle_id uuid, held_reasons text[],
      request_id uuid, content_hash text, after_it int)
  ),
  made AS (
    INSERT INTO prayer (id, author_user_id, author_visitor_id, author_name, anonymous, request, response,
      response_source, passages, tags, state, audience, circle_id, held_reasons, request_id, content_hash,
      published_at, created_at)
    SELECT id, user_id, visitor_id, author_name, anonymous, request, response,
      response_source, passages, tags, state, audience, circle_id, held_reasons, request_id, content_hash,
      CASE WHEN state IN (${sqlStates(sharedStates)}) THEN now - make_interval(secs => after_it / 1000.0) END, now
    FROM given, moment
    ON CONFLICT DO NOTHING
    RETURNING id, state
  ),
  counts AS (INSERT INTO prayer_stat (prayer_id) SELECT id FROM made),
  counted AS (
    UPDATE feed_counter SET total = total + (SELECT count(*) FROM made WHERE state = 'public'),
      members = members + (SELECT count(*) FROM made WHERE state = 'members')
    WHERE id = 1 AND $2::boolean AND EXISTS (SELECT 1 FROM made WHERE state IN (${sqlStates(feedStates)}))
  )
  SELECT id::text FROM made`;

/**
 * Writes prayers in one statement, each a millisecond after the one before. All writers wait for the row with the
 * number of public prayers, so call it last in a transaction.
 * @param isLast false when more writes follow: then the caller counts after them
 * @returns the ids of the written prayers; not those whose id or request id exists already
 */
export async function insertPrayerRows(
  sql: SqlRunner,
  prayers: readonly PrayerToInsert[],
  isLast: boolean,
): Promise<string[]> {
  const given = prayers.map((prayer, at) => rowOf(prayer, prayers.length - 1 - at));
  const made = await sql(insert, [JSON.stringify(given, wellFormed), isLast]);
  return made.map((row) => String(row['id']));
}

function rowOf(prayer: PrayerToInsert, afterIt: number): Record<string, unknown> {
  const { id, author, anonymous, request, response, passages = [], tags, state } = prayer;
  return {
    id,
    user_id: author.userId,
    visitor_id: author.visitorId,
    author_name: prayer.authorName,
    anonymous,
    request,
    response,
    response_source: prayer.responseSource,
    passages,
    tags,
    state,
    audience: prayer.audience,
    circle_id: prayer.circleId ?? null,
    held_reasons: prayer.heldReasons,
    request_id: prayer.requestId,
    content_hash: prayer.contentHash,
    after_it: afterIt,
  };
}

/** Postgres' JSON rejects half a character, such as a cut emoji. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;
