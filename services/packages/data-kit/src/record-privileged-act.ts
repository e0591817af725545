import { recordEvent } from '@kbf/events';
import type { EventInput, SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf } from '@kbf/service-kit';

type Recorded = EventInput<'privilege.used'>;

/** Ids and states only, never a person's words. `action` names thing and act: `submission.approved`. */
export type PrivilegedAct = Pick<Recorded, 'action' | 'subjectId'> &
  Partial<Pick<Recorded, 'details'>>;

/** Records in auth's audit log what an admin did, in the transaction of the act. @throws 403 for anyone else */
export async function recordPrivilegedAct(
  sql: SqlRunner,
  identity: Identity,
  { action, subjectId, details = {} }: PrivilegedAct,
): Promise<void> {
  await recordEvent(sql, 'privilege.used', {
    actorId: adminIdOf(identity),
    action,
    subjectId,
    details,
    at: new Date().toISOString(),
  });
}
