import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { gatherPerson } from '../erasure/gather-person.ts';

/** Collects this service's data about a person, encrypted for auth, which creates the archive. */
export const gatherOnExportRequested = ({
  relay,
  eventKeys,
  config,
}: Pick<Deps, 'relay' | 'eventKeys' | 'config'>): ProcessorOf<Tx, 'export.requested'> => ({
  name: 'gather-on-export-requested',
  event: 'export.requested',
  async handle({ tx, sql }, { exportId, personId }) {
    const gathered = {
      exportId,
      data: await gatherPerson(tx, config, personId),
      gatheredAt: new Date().toISOString(),
    };
    await recordEvent(sql, 'export.gathered', gathered, eventKeys);
  },
  afterCommit: async () => relay.nudge(),
});
