import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { forbidden } from '@kbf/service-kit';

/**
 * Tells auth's audit log what an admin did, in the transaction of the act.
 * @param act ids and states only, never what somebody wrote
 */
export async function recordPrivilege(
  sql: SqlRunner,
  identity: Identity,
  act: {
    action: 'submission.updated' | 'submission.approved' | 'submissions.exported';
    subjectId: string | null;
    details?: Record<string, string | number | boolean>;
  },
): Promise<void> {
  await recordEvent(sql, 'privilege.used', {
    actorId: adminOf(identity),
    action: act.action,
    subjectId: act.subjectId,
    details: act.details ?? {},
    at: new Date().toISOString(),
  });
}

/** The admin who acts. The guard of every admin call has made sure that there is one. */
export function adminOf({ role, userId }: Identity): string {
  if (role !== 'admin' || !userId) throw forbidden();
  return userId;
}
