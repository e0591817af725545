import type { ContactSubmission } from '@kbf/contracts';
import { recordEvent, seal } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { conflict } from '@kbf/service-kit';
import { adminOf, recordPrivilege } from '../audit/record-privilege.ts';
import type { Parts } from '../parts.ts';
import { announceAnswered } from './announce-answered.ts';
import { presentSubmission } from './present-submission.ts';
import { holdSubmission } from './update-submission.ts';

/**
 * Approves whoever sent a submission: auth makes the member and has the welcome sent. Once, whoever presses first.
 * @throws 404, 409 when it was approved already
 */
export async function approveSubmission(
  { config, database, relay }: Parts,
  id: string,
  identity: Identity,
): Promise<ContactSubmission> {
  const approved = await database.transaction(async (tx, sql) => {
    const found = await holdSubmission(tx, id);
    const { fullName, email, phone, approvedAt, type } = found;
    if (approvedAt) throw conflict('This person was approved already.');
    const now = new Date();
    const person = { fullName, email, ...(phone === null ? {} : { phone }) };
    await recordEvent(sql, 'contact.approved', {
      submissionId: id,
      sealed: seal(config.SEALING_KEY, JSON.stringify(person), id),
      approvedBy: adminOf(identity),
      approvedAt: now.toISOString(),
    });
    await recordPrivilege(sql, identity, {
      action: 'submission.approved',
      subjectId: id,
      details: { type },
    });
    await announceAnswered(sql, found, 'approved');
    return tx.contactSubmission.update({
      where: { id },
      data: { status: 'approved', approvedAt: now },
    });
  });
  relay.nudge();
  return presentSubmission(approved);
}
