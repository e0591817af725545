import { recordEvent, seal } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { gatherPerson } from '../erasure/gather-person.ts';
import type { Parts } from '../parts.ts';

/** Hands over, sealed for this export, what is known of a person here. */
export function gatherPersonOnExportRequested({
  config,
  relay,
}: Pick<Parts, 'config' | 'relay'>): ProcessorOf<Tx, 'export.requested'> {
  return {
    name: 'gather-person-on-export-requested',
    event: 'export.requested',
    handle: async ({ tx, sql }, { exportId, personId }) => {
      const known = JSON.stringify(await gatherPerson(tx, personId));
      await recordEvent(sql, 'export.gathered', {
        exportId,
        service: 'community',
        sealed: seal(config.SEALING_KEY, known, exportId),
        gatheredAt: new Date().toISOString(),
      });
    },
    afterCommit: async () => relay.nudge(),
  };
}
