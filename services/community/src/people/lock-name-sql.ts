/** Plain SQL for processors whose transaction is not Prisma's. */
import { shareLockPersonsSql } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Author } from './actor.ts';
import { communityMember, shownName } from './public-name.ts';
import type { KnownName } from './public-name.ts';

const findNames = `
  SELECT person_id::text AS id, full_name AS "fullName", name_held AS "nameHeld"
  FROM person_name WHERE person_id = ANY($1::text[]::uuid[])`;

/** The name to show with a post; undefined when its author was erased. */
export type NameOf = (author: Author, anonymous: boolean) => string | undefined;

/** Like `lockName`, for several authors at once. The names stay the same until the transaction ends. */
export async function lockNamesSql(sql: SqlRunner, authors: readonly Author[]): Promise<NameOf> {
  const ids = authors.flatMap(({ userId }) => userId ?? []);
  const erased = await shareLockPersonsSql(sql, ids);
  const found = ids.length > 0 ? await sql(findNames, [ids]) : [];
  const known = new Map((found as ({ id: string } & KnownName)[]).map((row) => [row.id, row]));
  return ({ userId }, anonymous) => {
    if (!userId) return communityMember;
    if (erased.has(userId)) return undefined;
    return anonymous ? communityMember : shownName(known.get(userId) ?? null);
  };
}
