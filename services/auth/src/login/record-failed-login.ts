import { hourSeconds, isOverQuota } from '@kbf/data-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';

/** Most entries about one person in an hour, so that repeated attempts do not fill the log. */
const mostPerHour = 60;

/** Records a failed attempt to log in as a person. @param personId null when the person is unknown */
export async function recordFailedLogin(
  { database: { prisma, sql } }: Pick<Deps, 'database'>,
  personId: string | null,
  why: 'wrong code' | 'dead link' | 'wrong passkey',
): Promise<void> {
  const key = `failed logins:${personId ?? 'nobody'}`;
  const { isOver } = await isOverQuota(sql, [{ key, max: mostPerHour, seconds: hourSeconds }]);
  if (isOver) return;
  await recordAudit(prisma, {
    action: 'login.failed',
    actorId: null,
    subjectId: personId,
    details: { why },
  });
}
