import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { gatherPerson } from '../erasure/gather-person.ts';
import type { ProcessorDeps } from './processor-deps.ts';

/** Gathers what is known of a person here, sealed for auth, which makes the archive. */
export function gatherOnExportRequested({
  relay,
  eventKeys,
}: ProcessorDeps): ProcessorOf<Transaction, 'export.requested'> {
  return {
    name: 'gather-on-export-requested',
    event: 'export.requested',
    async handle({ tx, sql }, { exportId, personId }) {
      const data = await gatherPerson(tx, personId);
      const gatheredAt = new Date().toISOString();
      await recordEvent(sql, 'export.gathered', { exportId, data, gatheredAt }, eventKeys);
    },
    afterCommit: async () => relay.nudge(),
  };
}
