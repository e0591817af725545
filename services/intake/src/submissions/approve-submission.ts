import type { ContactSubmission } from '@kbf/contracts';
import { recordPrivilegedAct } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, conflict } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { announceAnswered } from './announce-answered.ts';
import { lockSubmission } from './find-submission.ts';
import { presentSubmission } from './present-submission.ts';

/**
 * Approves the sender of a submission: auth creates the member and sends the welcome. Of several admins, the first one
 * wins.
 * @throws 404, 409 when it was approved already
 */
export async function approveSubmission(
  { database, eventKeys, relay }: Deps,
  id: string,
  identity: Identity,
): Promise<ContactSubmission> {
  const approved = await database.transaction(async (tx, sql) => {
    const found = await lockSubmission(tx, id);
    const { fullName, email, phone, approvedAt, type } = found;
    if (approvedAt) throw conflict('This person has already been approved.');
    if (!email) throw conflict('The owner of this email address has deleted their account.');
    const now = new Date();
    const person = { fullName, email, ...(phone === null ? {} : { phone }) };
    const approval = {
      submissionId: id,
      person,
      approvedBy: adminIdOf(identity),
      approvedAt: now.toISOString(),
    };
    await recordEvent(sql, 'contact.approved', approval, eventKeys);
    await recordPrivilegedAct(sql, identity, {
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
