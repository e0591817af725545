import { recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { erasePerson } from '../erasure/erase-person.ts';
import type { Deps } from '../deps.ts';

/** Erases a person in this service and confirms it. */
export function erasePersonOnPersonErasing({
  config,
  feed,
  relay,
}: Pick<Deps, 'config' | 'feed' | 'relay'>): ProcessorOf<Tx, 'person.erasing'> {
  return {
    name: 'erase-person-on-person-erasing',
    event: 'person.erasing',
    handle: async ({ tx, sql }, { personId, visitorId = null }) => {
      await erasePerson(config, tx, { userId: personId, visitorId });
      await recordEvent(sql, 'person.erased', { personId, erasedAt: new Date().toISOString() });
    },
    afterCommit: async () => {
      relay.nudge();
      await feed.changed();
    },
  };
}
