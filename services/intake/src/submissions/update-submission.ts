import type { ContactSubmission } from '@kbf/contracts';
import { recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { announceAnswered } from './announce-answered.ts';
import { lockSubmission } from './find-submission.ts';
import { presentSubmission } from './present-submission.ts';

export type SubmissionChange = {
  status?: 'new' | 'contacted' | 'closed' | undefined;
  note?: string | null | undefined;
};

/**
 * Records how a submission is followed up. An unchanged value is not logged.
 * @throws 404, 409 for another status of one that was approved
 */
export async function updateSubmission(
  { database, relay }: Deps,
  id: string,
  { status, note }: SubmissionChange,
  identity: Identity,
): Promise<ContactSubmission> {
  const updated = await database.transaction(async (tx, sql) => {
    const found = await lockSubmission(tx, id);
    if (status !== undefined && found.approvedAt)
      throw conflict('This person has already been approved. You cannot undo that here.');
    const newStatus = status ?? found.status;
    const newNote = note === undefined ? found.note : note || null;
    const details = {
      ...(newStatus === found.status ? {} : { from: found.status, to: newStatus }),
      ...(newNote === found.note ? {} : { note: newNote === null ? 'removed' : 'written' }),
    };
    if (Object.keys(details).length === 0) return found;
    await recordPrivilegedAct(sql, identity, {
      action: 'submission.updated',
      subjectId: id,
      details,
    });
    await announceAnswered(sql, found, newStatus);
    return tx.contactSubmission.update({
      where: { id },
      data: { status: newStatus, note: newNote },
    });
  });
  relay.nudge();
  return presentSubmission(updated);
}
