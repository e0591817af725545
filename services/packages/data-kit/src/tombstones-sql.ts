/** Plain SQL, for processors whose transaction is not Prisma's. */
import type { SqlRunner } from '@kbf/events';
import { subjectOf } from './tombstones.ts';

/**
 * Like `shareLockPerson`, for several people at once. Two statements, so that the second sees what was committed while
 * the first waited.
 * @returns those who were erased
 */
export async function shareLockPersonsSql(
  sql: SqlRunner,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  // Always in the same order, so that transactions do not deadlock.
  const ids = [...new Set(personIds)].toSorted();
  await sql(
    `SELECT pg_advisory_xact_lock_shared(hashtextextended(subject, 0))::text FROM unnest($1::text[]) AS subject`,
    [ids.map(subjectOf)],
  );
  const erased = await sql(
    'SELECT person_id::text AS id FROM erased_person WHERE person_id = ANY($1::text[]::uuid[])',
    [ids],
  );
  return new Set(erased.map((row) => String(row['id'])));
}
