/** Plain SQL for processors whose transaction is not Prisma's. */
import { shareLockPersonsSql } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Author } from './actor.ts';
import { communityMember, shownName } from './public-name.ts';
import type { KnownName } from './public-name.ts';

const findNames = `
  SELECT person_id::text AS id, full_name AS "fullName", name_held AS "nameHeld", leaving
  FROM person_name WHERE person_id = ANY($1::text[]::uuid[])`;

/** The name to show with a post, and whether its author is leaving; undefined when the author was erased. */
export type NameOf = (
  author: Author,
  anonymous: boolean,
) => { authorName: string; isLeaving: boolean } | undefined;

/** Like `lockName`, for several authors at once. The names stay the same until the transaction ends. */
export async function lockNamesSql(sql: SqlRunner, authors: readonly Author[]): Promise<NameOf> {
  const ids = authors.flatMap(({ userId }) => userId ?? []);
  const erased = await shareLockPersonsSql(sql, ids);
  const found = ids.length > 0 ? await sql(findNames, [ids]) : [];
  type Row = KnownName & { id: string; leaving: boolean };
  const known = new Map((found as Row[]).map((row) => [row.id, row]));
  return ({ userId }, anonymous) => {
    if (!userId) return { authorName: communityMember, isLeaving: false };
    if (erased.has(userId)) return undefined;
    const author = known.get(userId) ?? null;
    const authorName = anonymous ? communityMember : shownName(author);
    return { authorName, isLeaving: author?.leaving ?? false };
  };
}
