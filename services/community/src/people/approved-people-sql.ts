/** Plain SQL for processors whose transaction is not Prisma's. A call says by its identity who is approved. */
import type { SqlRunner } from '@kbf/events';

const find = `
  SELECT person_id::text AS id FROM person_name
  WHERE person_id = ANY($1::text[]::uuid[]) AND (approved OR role = 'admin')`;

/** Those of these people whom an admin has approved, as auth last announced it. */
export async function approvedPeople(
  sql: SqlRunner,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = ids.length > 0 ? await sql(find, [ids]) : [];
  return new Set(rows.map(({ id }) => String(id)));
}
