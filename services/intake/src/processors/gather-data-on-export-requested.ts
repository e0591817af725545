import { lockPerson } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { gatherPerson } from '../people/gather-person.ts';

/** Hands over what intake knows of a person who asked for it; of somebody erased, that is nothing. */
export function gatherDataOnExportRequested({
  eventKeys,
  relay,
}: Pick<Deps, 'eventKeys' | 'relay'>): ProcessorOf<Tx, 'export.requested'> {
  return {
    name: 'gather-data-on-export-requested',
    event: 'export.requested',
    handle: async ({ tx, sql }, { exportId, personId }) => {
      await lockPerson(tx, personId);
      const data = await gatherPerson(tx, personId);
      const gatheredAt = new Date().toISOString();
      await recordEvent(sql, 'export.gathered', { exportId, data, gatheredAt }, eventKeys);
    },
    afterCommit: async () => relay.nudge(),
  };
}
