import { lockPerson } from '@kbf/data-kit';
import { recordEvent, seal } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { gatherPerson } from '../people/gather-person.ts';

/** Hands over what intake knows of a person who asked for it; of somebody erased, that is nothing. */
export function gatherDataOnExportRequested({
  config,
  relay,
}: Pick<Deps, 'config' | 'relay'>): ProcessorOf<Tx, 'export.requested'> {
  return {
    name: 'gather-data-on-export-requested',
    event: 'export.requested',
    handle: async ({ tx, sql }, { exportId, personId }) => {
      await lockPerson(tx, personId);
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
