import { lockInTransaction } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { removeErased } from '../erasure/remove-erased.ts';

/** Records that a service has erased a person. After the last service, auth removes the person too. */
export function confirmErasureOnPersonErased({
  eventKeys,
  relay,
}: Pick<Deps, 'eventKeys' | 'relay'>): ProcessorOf<Tx, 'person.erased'> {
  return {
    name: 'confirm-erasure-on-person-erased',
    event: 'person.erased',
    handle: async ({ tx, event, logger }, { personId }) => {
      const service = event.from;
      // One confirmation at a time: of two parallel confirmations, the second must see the first.
      await lockInTransaction(tx, `erasure:${personId}`);
      const erasure = await tx.erasure.findUnique({ where: { personId } });
      if (!erasure)
        return logger.warn({ personId, service }, 'no erasure was requested for this person');
      if (erasure.erasedAt || erasure.confirmed.includes(service)) return;
      const confirmed = await tx.erasure.update({
        where: { personId },
        data: { confirmed: { push: service } },
      });
      await removeErased(tx, eventKeys, confirmed);
    },
    afterCommit: async () => relay.nudge(),
  };
}
