import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { erasePerson } from '../people/erase-person.ts';
import type { ProcessorDeps } from './deps.ts';

/** Erases what is known of a person here and says so. */
export function eraseOnPersonErasing(
  deps: ProcessorDeps,
): ProcessorOf<Transaction, 'person.erasing'> {
  return {
    name: 'erase-on-person-erasing',
    event: 'person.erasing',
    async handle({ tx, sql }, { personId }) {
      const contacts = await deps.contacts.person(personId);
      await erasePerson(tx, { personId, contacts, key: deps.key });
      await recordEvent(sql, 'person.erased', { personId, erasedAt: new Date().toISOString() });
    },
    afterCommit: async () => deps.nudgeRelay(),
  };
}
