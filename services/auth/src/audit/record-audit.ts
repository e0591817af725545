import { randomUUID } from 'node:crypto';
import type { Tx } from '../database.ts';

export type AuditRecord = {
  action:
    | 'account.deleted'
    | 'contact-change.cancelled'
    | 'contact-change.undone'
    | 'contact-change.waits'
    | 'email.changed'
    | 'export.requested'
    | 'first-admin.made'
    | 'call.refused'
    | 'login.began'
    | 'login.failed'
    | 'login-session.ended'
    | 'login-sessions.ended'
    | 'passkey.added'
    | 'passkey.removed'
    | 'passkey.used'
    | 'person.changed'
    | 'phone.changed';
  /** Who did it; null for the system. */
  actorId: string | null;
  subjectId: string | null;
  /** Ids and states only, never contact data. What is undefined is left out. */
  details?: Record<string, string | number | boolean | undefined>;
};

/** Writes down an act that somebody may have to account for, in the transaction of the act. */
export async function recordAudit(
  tx: Pick<Tx, 'auditEntry'>,
  { action, actorId, subjectId, details = {} }: AuditRecord,
): Promise<void> {
  await tx.auditEntry.create({
    data: { id: randomUUID(), action, actorId, subjectId, details },
  });
}
