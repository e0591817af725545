import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { erasePerson } from '../erasure/erase-person.ts';

/** Erases a person in this service and confirms it to auth. */
export const erasePersonOnPersonErasing = ({
  relay,
}: Pick<Deps, 'relay'>): ProcessorOf<Tx, 'person.erasing'> => ({
  name: 'erase-person-on-person-erasing',
  event: 'person.erasing',
  async handle({ tx, sql }, { personId }) {
    await erasePerson(tx, personId);
    await recordEvent(sql, 'person.erased', { personId, erasedAt: new Date().toISOString() });
  },
  afterCommit: async () => relay.nudge(),
});
