import type { ProvenContacts } from '@kbf/contracts/internal';
import { lockPerson } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { gatherPerson } from '../people/gather-person.ts';

/** Sends intake's data about a person, encrypted for auth; nothing for an erased person. It changes nothing else. */
export function gatherDataOnExportRequested({
  eventKeys,
  people,
  relay,
}: Pick<Deps, 'eventKeys' | 'people' | 'relay'>): PreparedProcessorOf<
  Tx,
  'export.requested',
  ProvenContacts
> {
  return {
    name: 'gather-data-on-export-requested',
    event: 'export.requested',
    prepare: ({ personId }) => people.findProven(personId),
    handle: async ({ tx, sql }, { exportId, personId }, proven) => {
      await lockPerson(tx, personId);
      const data = await gatherPerson(tx, personId, proven);
      const gatheredAt = new Date().toISOString();
      await recordEvent(sql, 'export.gathered', { exportId, data, gatheredAt }, eventKeys);
    },
    afterCommit: async () => relay.nudge(),
  };
}
