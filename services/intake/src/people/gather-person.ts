import type { ProvenContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';
import { readProgress } from '../training/read-progress.ts';
import { findRegistrationsOf } from './find-registrations.ts';
import { findSubmissionsOf } from './find-submissions.ts';

/**
 * Collects everything that intake knows about a person, in a form that the person can read. Notes of admins are not
 * included.
 */
export async function gatherPerson(tx: Tx, personId: string, proven: ProvenContacts) {
  const orderBy = { createdAt: 'asc' } as const;
  const id = { in: await findSubmissionsOf(tx, personId, proven) };
  const submissions = await tx.contactSubmission.findMany({ where: { id }, orderBy });
  const registrations = await tx.trainingRegistration.findMany({
    where: { id: { in: await findRegistrationsOf(tx, personId, proven) } },
    orderBy,
  });
  return {
    submissions: submissions.map((one) => ({
      fullName: one.fullName,
      email: one.email,
      phone: one.phone,
      message: one.message,
      form: one.form,
      type: one.type,
      status: one.status,
      createdAt: one.createdAt.toISOString(),
    })),
    trainingRegistrations: registrations.map((one) => ({
      fullName: one.fullName,
      email: one.email,
      financialGoals: one.financialGoals,
      createdAt: one.createdAt.toISOString(),
    })),
    trainingProgress: await readProgress(tx, personId),
  };
}
