/** Plain SQL because the feed is watched through `pg`, outside of any transaction. */
import type pg from 'pg';

const find = `
  SELECT person_id::text AS id FROM person_name
  WHERE person_id = ANY($1::uuid[]) AND (suspended OR NOT (approved OR role = 'admin'))
  UNION SELECT person_id::text FROM erased_person WHERE person_id = ANY($1::uuid[])`;

/** Those of these people who are no longer approved members, as auth last announced it. For calls that stay open. */
export async function formerMembers(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await pool.query<{ id: string }>({
    name: 'former-members',
    text: find,
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}
