import { recordEvent, seal } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Parts } from '../parts.ts';
import { gatherPerson } from '../people/gather-person.ts';
import { holdPerson } from '../people/hold-person.ts';

/** Hands over what intake knows of a person who asked for it; of somebody erased, that is nothing. */
export function gatherDataOnExportRequested({
  config,
  relay,
}: Pick<Parts, 'config' | 'relay'>): ProcessorOf<Tx, 'export.requested'> {
  return {
    name: 'gather-data-on-export-requested',
    event: 'export.requested',
    handle: async ({ tx, sql }, { exportId, personId }) => {
      await holdPerson(tx, personId);
      const data = await gatherPerson(tx, personId);
      await recordEvent(sql, 'export.gathered', {
        exportId,
        service: 'intake',
        sealed: seal(config.SEALING_KEY, JSON.stringify(data), exportId),
        gatheredAt: new Date().toISOString(),
      });
    },
    afterCommit: async () => relay.nudge(),
  };
}
