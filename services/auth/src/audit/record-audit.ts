import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database.ts';

export type AuditRecord = {
  action:
    | 'account.deleted'
    | 'export.requested'
    | 'first-admin.made'
    | 'login-session.ended'
    | 'login-sessions.ended'
    | 'person.changed';
  /** Who did it; null for the system. */
  actorId: string | null;
  subjectId: string;
  /** Ids and states only, never contact data. */
  details?: Record<string, string | number | boolean | undefined>;
};

/** Writes down an act that somebody may have to account for, in the transaction of the act. */
export async function recordAudit(tx: Transaction, entry: AuditRecord): Promise<void> {
  const details = Object.fromEntries(
    Object.entries(entry.details ?? {}).filter(([, value]) => value !== undefined),
  );
  await tx.auditEntry.create({
    data: {
      id: randomUUID(),
      action: entry.action,
      actorId: entry.actorId,
      subjectId: entry.subjectId,
      details: details as Record<string, string | number | boolean>,
    },
  });
}
