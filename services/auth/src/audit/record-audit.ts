import { randomUUID } from 'node:crypto';
import type { Tx } from '../database.ts';

export type AuditRecord = {
  action:
    | 'account.deleted'
    | 'account.frozen'
    | 'account.given'
    | 'contact-change.cancelled'
    | 'contact-change.undone'
    | 'contact-change.waits'
    | 'email.changed'
    | 'export.requested'
    | 'first-admin.made'
    | 'call.refused'
    | 'login.began'
    | 'login.failed'
    | 'login-link.sent'
    | 'login-session.ended'
    | 'login-sessions.ended'
    | 'passkey.added'
    | 'passkey.removed'
    | 'passkey.used'
    | 'person.changed'
    | 'phone.changed';
  /** The person who acted; null for the system. */
  actorId: string | null;
  subjectId: string | null;
  /** Ids and states only, never contact data. Undefined values are left out. */
  details?: Record<string, string | number | boolean | undefined>;
};

/** Records a privileged action in the audit log, in the same transaction as the action. */
export async function recordAudit(
  tx: Pick<Tx, 'auditEntry'>,
  { action, actorId, subjectId, details = {} }: AuditRecord,
): Promise<void> {
  await tx.auditEntry.create({
    data: { id: randomUUID(), action, actorId, subjectId, details },
  });
}
