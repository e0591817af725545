import { recordEvent } from '@kbf/events';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { erasePerson } from '../people/erase-person.ts';
import type { KnownContacts } from '../people/messages-of.ts';

/** Erases a person in this service and confirms it. */
export function eraseOnPersonErasing({
  config,
  contacts,
  relay,
}: Pick<Deps, 'config' | 'contacts' | 'relay'>): PreparedProcessorOf<
  Tx,
  'person.erasing',
  KnownContacts
> {
  return {
    name: 'erase-on-person-erasing',
    event: 'person.erasing',
    prepare: ({ personId }) => contacts.person(personId),
    async handle({ tx, sql }, { personId }, known) {
      await erasePerson(tx, { personId, contacts: known, key: config.SEALING_KEY });
      await recordEvent(sql, 'person.erased', { personId, erasedAt: new Date().toISOString() });
    },
    afterCommit: async () => relay.nudge(),
  };
}
