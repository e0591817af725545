import { leaveTombstone } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findSubmissionsOf } from '../people/find-submissions.ts';

/** Removes all that is kept of a person and leaves a tombstone, so that nothing that is still on its way comes back. */
export function erasePersonOnPersonErasing({
  relay,
}: Pick<Deps, 'relay'>): ProcessorOf<Tx, 'person.erasing'> {
  return {
    name: 'erase-person-on-person-erasing',
    event: 'person.erasing',
    handle: async ({ tx, sql }, { personId }) => {
      await leaveTombstone(tx, personId);
      const id = { in: await findSubmissionsOf(tx, personId) };
      await tx.contactSubmission.deleteMany({ where: { id } });
      await tx.trainingRegistration.deleteMany({ where: { personId } });
      await tx.trainingProgress.deleteMany({ where: { personId } });
      await recordEvent(sql, 'person.erased', { personId, erasedAt: new Date().toISOString() });
    },
    afterCommit: async () => relay.nudge(),
  };
}
