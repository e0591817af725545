import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { gatherPerson } from '../erasure/gather-person.ts';
import type { Deps } from '../deps.ts';

/** Hands over, sealed for auth, what is known of a person here. */
export function gatherPersonOnExportRequested({
  eventKeys,
  relay,
}: Pick<Deps, 'eventKeys' | 'relay'>): ProcessorOf<Tx, 'export.requested'> {
  return {
    name: 'gather-person-on-export-requested',
    event: 'export.requested',
    handle: async ({ tx, sql }, { exportId, personId }) => {
      const data = await gatherPerson(tx, personId);
      const gatheredAt = new Date().toISOString();
      await recordEvent(sql, 'export.gathered', { exportId, data, gatheredAt }, eventKeys);
    },
    afterCommit: async () => relay.nudge(),
  };
}
