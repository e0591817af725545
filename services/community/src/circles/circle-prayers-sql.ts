/** Plain SQL because these lists share their columns and conditions with the feed and the list to pray through. */
import type { Prayer } from '@kbf/contracts';
import { countCursor, readPage, timeCursor } from '@kbf/data-kit';
import type { CountPosition, Page, PageQuery, TimePosition } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import type pg from 'pg';
import { ownKeys, readerKey } from '../people/actor.ts';
import { notYetPrayed } from '../praying/to-pray-for-sql.ts';
import type { RowToPrayFor } from '../praying/to-pray-for-sql.ts';
import { prayerColumns } from '../prayers/prayer-sql.ts';
import { presentPrayer, withViewerFields } from '../prayers/present-prayer.ts';

const inCircle = `p.state = 'circle' AND p.circle_id`;
const newest = 'p.published_at DESC, p.id DESC';
const least = `-p.prayed_count DESC, ${newest}`;

/** The limit comes before the look at likes, as in the feed. */
const list = (where: string, order: string, take: number) => `
  SELECT ${prayerColumns}, p.prayed_count FROM (
    SELECT * FROM prayer p WHERE ${where} ORDER BY ${order} LIMIT ${take}
  ) p JOIN prayer_stat s ON s.prayer_id = p.id ORDER BY ${order}`;

/** The prayers of a circle, newest first. The caller has checked that the reader is in it. */
export async function listCirclePrayers(
  pool: pg.Pool,
  { identity, circleId }: { identity: Identity; circleId: string },
  query: PageQuery,
): Promise<Page<Prayer>> {
  const where = `${inCircle} = $2::uuid`;
  const page = await readPage(query, {
    cursor: timeCursor,
    read: async (after: TimePosition | undefined, take) => {
      const later = after ? ' AND (p.published_at, p.id) < ($3::timestamptz, $4::uuid)' : '';
      const values = [readerKey(identity), circleId, ...(after ? [after.at, after.id] : [])];
      const text = list(where + later, newest, take);
      return (await pool.query<RowToPrayFor>({ text, values })).rows;
    },
    count: () => count(pool, `${inCircle} = $1::uuid`, [circleId]),
    positionOf: (row) => ({ at: row.published_at, id: row.id }),
  });
  return { ...page, rows: page.rows.map((row) => present(row, identity)) };
}

/** Those that the reader can pray for, least prayed for first, then newest. */
export async function listCirclePrayersToPrayFor(
  pool: pg.Pool,
  { identity, circleId }: { identity: Identity; circleId: string },
  query: PageQuery,
): Promise<Page<Prayer>> {
  const keys = [...ownKeys(identity)];
  const where = `${inCircle} = $3::uuid AND ${notYetPrayed}`;
  const page = await readPage(query, {
    cursor: countCursor,
    read: async (after: CountPosition | undefined, take) => {
      const later = after
        ? ' AND (-p.prayed_count, p.published_at, p.id) < (-$4::int, $5::timestamptz, $6::uuid)'
        : '';
      const place = after ? [after.count, after.at, after.id] : [];
      const values = [readerKey(identity), keys, circleId, ...place];
      const text = list(where + later, least, take);
      return (await pool.query<RowToPrayFor>({ text, values })).rows;
    },
    count: () =>
      count(pool, `$1::text IS NOT NULL AND ${where}`, [readerKey(identity), keys, circleId]),
    positionOf: (row) => ({ count: row.prayed_count, at: row.published_at, id: row.id }),
  });
  return { ...page, rows: page.rows.map((row) => present(row, identity)) };
}

const present = (row: RowToPrayFor, identity: Identity): Prayer =>
  withViewerFields(presentPrayer(row), row.liked, ownKeys(identity));

async function count(pool: pg.Pool, where: string, values: unknown[]): Promise<number> {
  const text = `SELECT count(*)::int AS total FROM prayer p WHERE ${where}`;
  return (await pool.query<{ total: number }>({ text, values })).rows[0]?.total ?? 0;
}
