import type { Tx } from '../database.ts';
import { readProgress } from '../training/read-progress.ts';

/**
 * Collects everything that intake knows about a person, in a form that the person can read. Notes of admins are not
 * included, nor are forms that only name a number or an address of theirs: a stranger may have written these.
 */
export async function gatherPerson(tx: Tx, personId: string) {
  const orderBy = { createdAt: 'asc' } as const;
  const where = { senderId: personId };
  const submissions = await tx.contactSubmission.findMany({ where, orderBy });
  const registrations = await tx.trainingRegistration.findMany({ where, orderBy });
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
