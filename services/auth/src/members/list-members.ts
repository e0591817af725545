import type { Role } from '@kbf/contracts';
import { decodeListCursor } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { cutPage } from '../paging/cut-page.ts';
import type { MemberRow } from './present-member.ts';

/** Letters of a LIKE pattern as themselves. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function matching(search: string | undefined): Prisma.Sql {
  if (!search) return Prisma.sql`true`;
  const pattern = `%${literally(search)}%`;
  const digits = search.replaceAll(/\D/g, '');
  // What looks like a number is found in whatever way it is written.
  const byPhone =
    digits.length >= 3 && /^[-+\s().\d]+$/.test(search)
      ? Prisma.sql`OR phone LIKE ${`%${digits}%`}`
      : Prisma.empty;
  return Prisma.sql`(first_name || ' ' || last_name ILIKE ${pattern} OR email ILIKE ${pattern} ${byPhone})`;
}

export const memberColumns = Prisma.sql`
  p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.phone, p.phone_verified_at AS "phoneVerifiedAt",
  p.email, p.email_verified_at AS "emailVerifiedAt", p.role, p.suspended_at AS "suspendedAt",
  p.created_at AS "createdAt",
  (SELECT max(s.last_seen_at) FROM login_session s WHERE s.person_id = p.id) AS "lastSeenAt"`;

type MemberFilter = {
  search?: string | undefined;
  role?: Role | undefined;
  suspended?: boolean | undefined;
};

function filtered({ search, role, suspended }: MemberFilter): Prisma.Sql {
  const byRole = role === undefined ? Prisma.empty : Prisma.sql`AND role = ${role}`;
  const bySuspension =
    suspended === undefined
      ? Prisma.empty
      : suspended
        ? Prisma.sql`AND suspended_at IS NOT NULL`
        : Prisma.sql`AND suspended_at IS NULL`;
  return Prisma.sql`erasing_at IS NULL AND ${matching(search)} ${byRole} ${bySuspension}`;
}

/** The members, newest first. @throws 400 for a cursor that is none */
export async function listMembers(
  database: Database,
  query: MemberFilter & { cursor?: string | undefined; limit: number },
): Promise<{ page: MemberRow[]; next: string | undefined; total: number }> {
  const where = filtered(query);
  const after = query.cursor === undefined ? undefined : decodeListCursor(query.cursor);
  const rows = await database.$queryRaw<MemberRow[]>`
    SELECT ${memberColumns} FROM (
      SELECT * FROM person
      WHERE ${where} AND ${after ? Prisma.sql`(created_at, id) < (${after.at}, ${after.id}::uuid)` : Prisma.sql`true`}
      ORDER BY created_at DESC, id DESC
      LIMIT ${query.limit + 1}) p
    ORDER BY p.created_at DESC, p.id DESC`;
  const [counted] = await database.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM person WHERE ${where}`;
  const { page, next } = cutPage(rows, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { page, next, total: counted?.total ?? 0 };
}
