import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { gatherPerson } from '../people/gather-person.ts';
import { isErased } from '../people/tombstone.ts';
import type { ProcessorDeps } from './deps.ts';

/** Adds what is known of a person here to their archive. */
export function gatherOnExportRequested(
  deps: ProcessorDeps,
): ProcessorOf<Transaction, 'export.requested'> {
  return {
    name: 'gather-on-export-requested',
    event: 'export.requested',
    async handle({ tx, sql }, { exportId, personId }) {
      if (await isErased(tx, personId)) return;
      const contacts = await deps.contacts.person(personId);
      const data = await gatherPerson(tx, { personId, contacts, key: deps.key });
      const gatheredAt = new Date().toISOString();
      await recordEvent(sql, 'export.gathered', { exportId, data, gatheredAt }, deps.eventKeys);
    },
    afterCommit: async () => deps.nudgeRelay(),
  };
}
