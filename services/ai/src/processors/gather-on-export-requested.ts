import { recordEvent, seal } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { gatherPerson } from '../erasure/gather-person.ts';
import type { ProcessorDeps } from './index.ts';

/** Gathers what is known of a person here, sealed for auth, which makes the archive. */
export function gatherOnExportRequested({
  relay,
  sealingKey,
}: ProcessorDeps): ProcessorOf<Transaction, 'export.requested'> {
  return {
    name: 'gather-on-export-requested',
    event: 'export.requested',
    async handle({ tx, sql }, { exportId, personId }) {
      const known = JSON.stringify(await gatherPerson(tx, personId));
      await recordEvent(sql, 'export.gathered', {
        exportId,
        service: 'ai',
        sealed: seal(sealingKey, known, exportId),
        gatheredAt: new Date().toISOString(),
      });
    },
    afterCommit: async () => relay.nudge(),
  };
}
