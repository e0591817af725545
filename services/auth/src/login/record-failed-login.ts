import { hourSeconds, isOverQuota } from '@kbf/data-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';

/** Entries about one person in an hour: whoever tries without end fills no log. */
const mostPerHour = 60;

/** Writes down that somebody tried to log in as a person and failed. @param personId null when it was as nobody */
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
