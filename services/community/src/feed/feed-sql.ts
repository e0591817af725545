/**
 * Plain SQL because the feed is the hot path (see `prayer-sql.ts`), and because Prisma does not support sequences,
 * which hold the version of the feed.
 */
import type { TimePosition } from '@kbf/data-kit';
import type pg from 'pg';
import { sqlStates } from '../audience/audience.ts';
import type { FeedState } from '../audience/audience.ts';
import { prayerColumns } from '../prayers/prayer-sql.ts';
import type { PrayerRow } from '../prayers/prayer-sql.ts';

/** `rows`: how many to read. One more than shown tells whether there is a next page. */
type Wanted = { rows: number; states: readonly FeedState[] };

/** Each list of states has an index. The text must be the same as in its migration. */
export const shownIn = (states: readonly FeedState[]): string =>
  states.length === 1 ? `p.state = ${sqlStates(states)}` : `p.state IN (${sqlStates(states)})`;

const counted = { public: 'c.total', members: 'c.members' } as const;
/** The number of prayers in these states, from `feed_counter c`. */
export const totalOf = (states: readonly FeedState[]): string =>
  states.map((state) => counted[state]).join(' + ');

/** An empty page has one row with only the total. */
type FeedPageRow = { total: number } & (PrayerRow | { id: null });

/**
 * Reads a page of the feed and the total in one statement, so both are from the same moment. $1: actor; from $2 on:
 * where to continue.
 * - The LIMIT is in an inner select, before any EXISTS: at the same level the planner would read all likes.
 * - The LIMIT is a number in the text, one prepared statement per size: as a parameter the planner would guess a tenth
 *   of the table.
 */
function feedPage({ rows, states }: Wanted, where: string): string {
  return `SELECT ${totalOf(states)} AS total, page.* FROM feed_counter c LEFT JOIN (
    SELECT ${prayerColumns}
    FROM (
      SELECT * FROM prayer p
      WHERE ${shownIn(states)} ${where}
      ORDER BY p.published_at DESC, p.id DESC
      LIMIT ${rows}
    ) p JOIN prayer_stat s ON s.prayer_id = p.id
  ) page ON true
  ORDER BY page.published_at DESC, page.id DESC`;
}

export const firstPage = (wanted: Wanted) => ({
  name: `feed-first-${wanted.states.join('-')}-${wanted.rows}`,
  text: feedPage(wanted, ''),
});

/** $2 and $3: published_at and id of the last prayer of the page before. */
export const pageAfter = (wanted: Wanted) => ({
  name: `feed-after-${wanted.states.join('-')}-${wanted.rows}`,
  text: feedPage(wanted, 'AND (p.published_at, p.id) < ($2::timestamptz, $3::uuid)'),
});

/**
 * Reads a page of the feed.
 * @param asked.actor whose likes to look up in the same query; null for none
 */
export async function readFeed(
  pool: pg.Pool,
  asked: {
    states: readonly FeedState[];
    after: TimePosition | undefined;
    take: number;
    actor: string | null;
  },
): Promise<{ rows: PrayerRow[]; total: number }> {
  const { states, after, take, actor } = asked;
  const wanted = { rows: take, states };
  const statement = after ? pageAfter(wanted) : firstPage(wanted);
  const values = after ? [actor, after.at, after.id] : [actor];
  const { rows } = await pool.query<FeedPageRow>({ ...statement, values });
  return {
    rows: rows.filter((row): row is { total: number } & PrayerRow => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
}

/** For each of the actors $1: the version, and which of the prayers $2 the actor likes. */
export const versionAndLiked = {
  name: 'feed-version-and-liked',
  text: `SELECT v.last_value AS version, a.actor, ARRAY(
      SELECT l.prayer_id FROM prayer_like l WHERE l.actor = a.actor AND l.prayer_id = ANY($2::uuid[])
    )::text[] AS liked
    FROM feed_version v, unnest($1::text[]) a(actor)`,
};

async function readOne<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: { name: string; text: string; values?: readonly unknown[] },
): Promise<Row> {
  const { rows } = await pool.query<Row>({ ...query, values: [...(query.values ?? [])] });
  const [row] = rows;
  if (!row) throw new Error(`${query.name} found no row`);
  return row;
}

/** The version of the public feed. Reads the sequence directly, so changes of other sessions show at once. */
export async function readVersion(pool: pg.Pool): Promise<string> {
  const text = 'SELECT last_value AS version FROM feed_version';
  return (await readOne<{ version: string }>(pool, { name: 'feed-version', text })).version;
}

type VersionAndLiked = { version: string; liked: ReadonlySet<string> };

/** By actor: the version, and which of some prayers the actor likes. */
export async function readVersionAndLiked(
  pool: pg.Pool,
  actors: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, VersionAndLiked>> {
  const { rows } = await pool.query<{ version: string; actor: string; liked: string[] }>({
    ...versionAndLiked,
    values: [actors, ids],
  });
  return new Map(
    rows.map(({ version, actor, liked }) => [actor, { version, liked: new Set(liked) }]),
  );
}

/** The version and the numbers of public prayers and of those for members, for readers of the live stream. */
export const readVersionAndTotals = (pool: pg.Pool) =>
  readOne<{ version: string; total: number; members: number }>(pool, {
    name: 'feed-version-and-totals',
    text: 'SELECT v.last_value AS version, c.total, c.members FROM feed_version v, feed_counter c',
  });

/** Raises the version of the public feed. Call it after a change is committed and before the change is answered. */
export async function raiseVersion(pool: pg.Pool): Promise<void> {
  await pool.query({ name: 'feed-next-version', text: `SELECT nextval('feed_version')` });
}
