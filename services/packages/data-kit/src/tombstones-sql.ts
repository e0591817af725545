/** Plain SQL for processors whose transaction is not Prisma's. */
import type { SqlRunner } from '@kbf/events';
import { subjectOf } from './tombstones.ts';

/** As `shareLockPerson`. Two statements: the second one sees what was committed while the first one waited. */
export async function shareLockPersonSql(
  sql: SqlRunner,
  personId: string,
): Promise<{ isErased: boolean }> {
  await sql('SELECT pg_advisory_xact_lock_shared(hashtextextended($1::text, 0))::text', [
    subjectOf(personId),
  ]);
  const found = await sql('SELECT 1 AS found FROM erased_person WHERE person_id = $1::text::uuid', [
    personId,
  ]);
  return { isErased: found.length > 0 };
}
