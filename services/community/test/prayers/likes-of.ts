import type { Community } from '../setup.ts';

/** How many likes a prayer has: as rows, and as the stored count. */
export async function likesOf(community: Community, id: string) {
  const { rows } = await community.deps.database.pool.query<{ kept: number; counted: number }>(
    `SELECT like_count AS counted, (SELECT count(*)::int FROM prayer_like WHERE prayer_id = $1) AS kept
     FROM prayer_stat WHERE prayer_id = $1`,
    [id],
  );
  return rows[0];
}
