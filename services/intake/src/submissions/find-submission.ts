import { lockRow } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Submission } from './present-submission.ts';

/** @throws 404 */
export async function findSubmission(
  tx: Pick<Tx, 'contactSubmission'>,
  id: string,
): Promise<Submission> {
  const found = await tx.contactSubmission.findUnique({ where: { id } });
  if (!found) throw notFound('This message was not found.');
  return found;
}

/** Reads a submission and locks it until the transaction ends. @throws 404 */
export async function lockSubmission(tx: Tx, id: string): Promise<Submission> {
  await lockRow(tx, 'contact_submission', id);
  return findSubmission(tx, id);
}
