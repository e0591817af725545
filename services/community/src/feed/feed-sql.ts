/**
 * The raw SQL around prayers: the hot path of the feed, and what Prisma cannot say. The directory and the moderation
 * queue have files of their own; everything else goes through Prisma.
 */

/** A comment as `prayer_stat.first_comments` keeps it. `author` never leaves the service. */
export type StoredComment = {
  id: string;
  userName: string;
  comment: string;
  createdAt: string;
  author: string | null;
};

export type FeedRow = {
  id: string;
  author_user_id: string | null;
  author_visitor_id: string | null;
  author_name: string;
  request: string;
  response: string | null;
  response_source: string | null;
  tags: string[];
  photo_id: string | null;
  published_at: Date;
  created_at: Date;
  answered_at: Date | null;
  thanks: string | null;
  like_count: number;
  comment_count: number;
  first_comments: StoredComment[];
  liked: boolean;
};

/** On an empty page there is one row that has nothing but the total. */
export type FeedPageRow = { total: number } & (FeedRow | { id: null });

const fields = `p.id, p.author_user_id, p.author_visitor_id, p.author_name, p.request, p.response, p.response_source,
  p.tags, p.photo_id, p.published_at, p.created_at, p.answered_at, p.thanks`;

/** Counts, comments and whether `actor` likes it, for rows named p. */
const perRow = (actor: string) => `s.like_count, s.comment_count, s.first_comments,
  EXISTS (SELECT 1 FROM prayer_like l WHERE l.prayer_id = p.id AND l.actor = ${actor}) AS liked`;

/**
 * A page of the feed and the total, in one statement and so from one moment. $1: actor; from $2 on: where to go on.
 * - The LIMIT stands in an inner select, before any EXISTS: at one level the planner reads all likes there are.
 * - The LIMIT is a number in the text, one prepared statement per size: as a parameter the planner would have to guess
 *   it, and would plan for a tenth of the table.
 */
function feedPage(limit: number, where: string): string {
  return `SELECT c.total, page.* FROM feed_counter c LEFT JOIN (
    SELECT ${fields}, ${perRow('$1')}
    FROM (
      SELECT * FROM prayer p
      WHERE p.state = 'public' ${where}
      ORDER BY p.published_at DESC, p.id DESC
      LIMIT ${limit}
    ) p JOIN prayer_stat s ON s.prayer_id = p.id
  ) page ON true
  ORDER BY page.published_at DESC, page.id DESC`;
}

/** @param rows how many to read: one more than shown tells whether there is a next page */
export const firstPage = (rows: number) => ({
  name: `feed-first-${rows}`,
  text: feedPage(rows, ''),
});

/** $2 and $3: published_at and id of the last prayer of the page before. */
export const pageAfter = (rows: number) => ({
  name: `feed-after-${rows}`,
  text: feedPage(rows, 'AND (p.published_at, p.id) < ($2::timestamptz, $3::uuid)'),
});

const anyPrayer = `SELECT ${fields}, ${perRow('$1')} FROM prayer p JOIN prayer_stat s ON s.prayer_id = p.id
    WHERE p.id = $2`;

/** One public prayer. $1: actor, $2: id. */
export const onePrayer = { name: 'feed-one', text: `${anyPrayer} AND p.state = 'public'` };

/** The same for those who may see it whatever its state: its author and admins. */
export const onePrayerInside = { name: 'feed-one-inside', text: anyPrayer };

/** The version of the public feed. Reads the sequence itself: what another session did with it is seen at once. */
export const feedVersion = {
  name: 'feed-version',
  text: 'SELECT last_value AS version FROM feed_version',
};

/** The version, and which of the prayers $2 the actor $1 likes. */
export const versionAndLiked = {
  name: 'feed-version-and-liked',
  text: `SELECT last_value AS version,
      ARRAY(SELECT prayer_id FROM prayer_like WHERE actor = $1 AND prayer_id = ANY($2::uuid[]))::text[] AS liked
    FROM feed_version`,
};

/** The version and the number of public prayers, for those who wait for a change. */
export const versionAndTotal = {
  name: 'feed-version-and-total',
  text: 'SELECT v.last_value AS version, c.total FROM feed_version v, feed_counter c',
};

/** To be run after the commit of a change and before it is answered. */
export const nextVersion = { name: 'feed-next-version', text: `SELECT nextval('feed_version')` };

/** The database's clock: everybody who publishes goes by the same one. */
export const databaseTime = 'SELECT clock_timestamp()::timestamptz(3) AS now';

/** Locks the counts of a prayer, so that likes, comments and deletion of it come one after the other. */
export const lockStat = 'SELECT like_count FROM prayer_stat WHERE prayer_id = $1::uuid FOR UPDATE';

/** The same for several prayers, always in one order, so that no two wait for each other. */
export const lockStats =
  'SELECT 1 AS locked FROM prayer_stat WHERE prayer_id = ANY($1::uuid[]) ORDER BY prayer_id FOR UPDATE';

/**
 * Writes the first public comments of the prayers $1 anew. Their counts must have been locked by a statement before: one
 * that waits for the lock itself would go on with the comments as they were when it began.
 */
export const refreshFirstComments = (shown: number) => `
  UPDATE prayer_stat s SET first_comments = coalesce((
    SELECT json_agg(json_build_object(
      'id', c.id, 'userName', c.author_name, 'comment', c.comment,
      'createdAt', to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'author', coalesce('u:' || c.author_user_id, 'v:' || c.author_visitor_id)) ORDER BY c.published_at, c.id)
    FROM (
      SELECT * FROM prayer_comment
      WHERE prayer_id = s.prayer_id AND state = 'public'
      ORDER BY published_at, id
      LIMIT ${shown}
    ) c), '[]')
  WHERE s.prayer_id = ANY($1::uuid[])`;

/** Whoever writes as a member shares this lock, a rename of the member holds it alone. */
export const shareName = `SELECT pg_advisory_xact_lock_shared(hashtextextended('person-name ' || $1::text, 0))`;
export const lockName = `SELECT pg_advisory_xact_lock(hashtextextended('person-name ' || $1::text, 0))`;
