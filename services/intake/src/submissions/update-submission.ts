import type { ContactSubmission } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { conflict, notFound } from '@kbf/service-kit';
import { recordPrivilege } from '../audit/record-privilege.ts';
import type { Tx } from '../database.ts';
import type { Parts } from '../parts.ts';
import { announceAnswered } from './announce-answered.ts';
import { presentSubmission } from './present-submission.ts';
import type { Submission } from './present-submission.ts';

export type SubmissionChange = {
  status?: 'new' | 'contacted' | 'closed' | undefined;
  note?: string | null | undefined;
};

/** Reads a submission and keeps others from changing it until the transaction ends. @throws 404 */
export async function holdSubmission(tx: Tx, id: string): Promise<Submission> {
  await tx.$queryRaw`SELECT 1 FROM contact_submission WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.contactSubmission.findUnique({ where: { id } });
  if (!found) throw notFound('There is no such submission.');
  return found;
}

/**
 * Notes how a submission is followed up. What is as it was already is no act.
 * @throws 404, 409 for another status of one that was approved
 */
export async function updateSubmission(
  { database, relay }: Parts,
  id: string,
  { status, note }: SubmissionChange,
  identity: Identity,
): Promise<ContactSubmission> {
  const updated = await database.transaction(async (tx, sql) => {
    const found = await holdSubmission(tx, id);
    if (status !== undefined && found.approvedAt)
      throw conflict('This person was approved already; that cannot be taken back here.');
    const newStatus = status ?? found.status;
    const newNote = note === undefined ? found.note : note || null;
    const details = {
      ...(newStatus === found.status ? {} : { from: found.status, to: newStatus }),
      ...(newNote === found.note ? {} : { note: newNote === null ? 'removed' : 'written' }),
    };
    if (Object.keys(details).length === 0) return found;
    await recordPrivilege(sql, identity, { action: 'submission.updated', subjectId: id, details });
    await announceAnswered(sql, found, newStatus);
    return tx.contactSubmission.update({
      where: { id },
      data: { status: newStatus, note: newNote },
    });
  });
  relay.nudge();
  return presentSubmission(updated);
}
