import type { ProvenContacts } from '@kbf/contracts/internal';
import { leaveTombstone } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findRegistrationsOf } from '../people/find-registrations.ts';
import { findSubmissionsOf } from '../people/find-submissions.ts';

/**
 * Removes all data about a person and leaves a tombstone, so that late events create nothing again. It waits for auth,
 * because only auth knows the person's numbers and addresses. Forms that only name one of these may be a stranger's:
 * the number or address is removed from them, and the words stay.
 */
export function erasePersonOnPersonErasing({
  people,
  relay,
}: Pick<Deps, 'people' | 'relay'>): PreparedProcessorOf<Tx, 'person.erasing', ProvenContacts> {
  return {
    name: 'erase-person-on-person-erasing',
    event: 'person.erasing',
    prepare: ({ personId }) => people.findProven(personId),
    handle: async ({ tx, sql }, { personId }, proven) => {
      await leaveTombstone(tx, personId);
      const { own, naming } = await findSubmissionsOf(tx, personId, proven);
      await tx.contactSubmission.deleteMany({ where: { id: { in: own } } });
      for (const { id, namesEmail, namesPhone } of naming)
        await tx.contactSubmission.update({
          where: { id },
          data: {
            personId: null,
            ...(namesEmail ? { email: '' } : {}),
            ...(namesPhone ? { phone: null } : {}),
          },
        });
      const registrations = await findRegistrationsOf(tx, personId, proven);
      await tx.trainingRegistration.deleteMany({ where: { id: { in: registrations } } });
      await tx.trainingProgress.deleteMany({ where: { personId } });
      await recordEvent(sql, 'person.erased', { personId, erasedAt: new Date().toISOString() });
    },
    afterCommit: async () => relay.nudge(),
  };
}
