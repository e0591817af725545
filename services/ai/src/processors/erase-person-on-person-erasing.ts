import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { erasePerson } from '../erasure/erase-person.ts';
import type { ProcessorDeps } from './processor-deps.ts';

/** Erases a person here and confirms it to auth. */
export function erasePersonOnPersonErasing({
  relay,
}: ProcessorDeps): ProcessorOf<Transaction, 'person.erasing'> {
  return {
    name: 'erase-person-on-person-erasing',
    event: 'person.erasing',
    async handle({ tx, sql }, { personId }) {
      await erasePerson(tx, personId);
      const erasedAt = new Date().toISOString();
      await recordEvent(sql, 'person.erased', { personId, erasedAt });
    },
    afterCommit: async () => relay.nudge(),
  };
}
