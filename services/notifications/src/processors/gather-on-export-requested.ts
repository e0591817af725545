import { lockPerson } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { gatherPerson } from '../people/gather-person.ts';
import type { KnownContacts } from '../people/messages-of.ts';

/** Adds this service's data about a person to their archive. */
export function gatherOnExportRequested(
  deps: Pick<Deps, 'config' | 'contacts' | 'eventKeys' | 'relay'>,
): PreparedProcessorOf<Tx, 'export.requested', KnownContacts> {
  const { config, eventKeys } = deps;
  return {
    name: 'gather-on-export-requested',
    event: 'export.requested',
    prepare: ({ personId }) => deps.contacts.person(personId),
    async handle({ tx, sql }, { exportId, personId }, contacts) {
      const { isErased } = await lockPerson(tx, personId);
      if (isErased) return;
      const data = await gatherPerson(tx, { personId, contacts, key: config.SEALING_KEY });
      const gatheredAt = new Date().toISOString();
      await recordEvent(sql, 'export.gathered', { exportId, data, gatheredAt }, eventKeys);
    },
    afterCommit: async () => deps.relay.nudge(),
  };
}
