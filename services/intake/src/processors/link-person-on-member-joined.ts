import { lockPerson } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import { z } from 'zod';
import type { Tx } from '../database.ts';
import { mergeProgress } from '../training/merge-progress.ts';

/** Stored goals of a registration. */
const keptGoals = z.record(z.string(), z.string());

/**
 * Links a submission or registration to its member. The goals of a registration become the first entries of the
 * training.
 */
export function linkPersonOnMemberJoined(): ProcessorOf<Tx, 'member.joined'> {
  return {
    name: 'link-person-on-member-joined',
    event: 'member.joined',
    handle: async ({ tx }, joined) => {
      const { personId, submissionId, registrationId, isNew, isProven = isNew } = joined;
      const { isErased } = await lockPerson(tx, personId);
      if (isErased) {
        if (!isProven) return;
        // It belongs to the erased person and came after the erasure, so delete it.
        if (submissionId) await tx.contactSubmission.deleteMany({ where: { id: submissionId } });
        if (registrationId)
          await tx.trainingRegistration.deleteMany({ where: { id: registrationId } });
        return;
      }
      if (submissionId)
        await tx.contactSubmission.updateMany({ where: { id: submissionId }, data: { personId } });
      if (registrationId) await linkRegistration(tx, personId, registrationId);
      if (!isProven) return;
      // The member who was logged in when it was sent stays the sender.
      const whose = (id: string) => ({
        where: { id, senderId: null },
        data: { senderId: personId },
      });
      if (submissionId) await tx.contactSubmission.updateMany(whose(submissionId));
      if (registrationId) await tx.trainingRegistration.updateMany(whose(registrationId));
    },
  };
}

async function linkRegistration(tx: Tx, personId: string, id: string): Promise<void> {
  const [linked] = await tx.trainingRegistration.updateManyAndReturn({
    where: { id },
    data: { personId },
  });
  if (!linked) return;
  const goals = Object.entries(keptGoals.parse(linked.financialGoals));
  await mergeProgress(tx, personId, {
    responses: Object.fromEntries(goals.map(([key, text]) => [`goals.${key}`, text])),
    // Entries that the member makes in the training take precedence, even earlier ones.
    editedAt: new Date(0),
  });
}
