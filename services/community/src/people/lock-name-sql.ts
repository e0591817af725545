/** Plain SQL for processors whose transaction is not Prisma's. */
import { shareLockPersonSql } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Author } from './actor.ts';
import { communityMember, shownName } from './public-name.ts';
import type { KnownName } from './public-name.ts';

const findName = `
  SELECT full_name AS "fullName", name_held AS "nameHeld" FROM person_name WHERE person_id = $1::text::uuid`;

/**
 * As `lockName`: the name to show for an author, as it stays until the transaction ends.
 * @returns undefined when the person was erased
 */
export async function lockNameSql(
  sql: SqlRunner,
  { userId }: Author,
  anonymous: boolean,
): Promise<string | undefined> {
  if (!userId) return communityMember;
  if ((await shareLockPersonSql(sql, userId)).isErased) return undefined;
  if (anonymous) return communityMember;
  const [known] = await sql(findName, [userId]);
  return shownName((known as KnownName | undefined) ?? null);
}
