import type { AnswerOf, getMemberFigures } from '@kbf/contracts';
import { countOverTime } from '@kbf/data-kit';
import type { AuthDatabase } from '../database.ts';

/** Counts the members, without those who are being erased. */
export async function countMembers({
  prisma,
  sql,
}: Pick<AuthDatabase, 'prisma' | 'sql'>): Promise<AnswerOf<typeof getMemberFigures>> {
  const here = { erasingAt: null };
  return {
    members: await countOverTime(sql, 'person', 'erasing_at IS NULL'),
    admins: await prisma.person.count({ where: { ...here, role: 'admin' } }),
    suspended: await prisma.person.count({ where: { ...here, suspendedAt: { not: null } } }),
  };
}
