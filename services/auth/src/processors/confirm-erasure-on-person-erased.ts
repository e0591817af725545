import { lockInTransaction } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { removeErased } from '../erasure/remove-erased.ts';

/** Notes that a service has erased a person; the last one has the person removed here. */
export function confirmErasureOnPersonErased({
  eventKeys,
  relay,
}: Pick<Deps, 'eventKeys' | 'relay'>): ProcessorOf<Tx, 'person.erased'> {
  return {
    name: 'confirm-erasure-on-person-erased',
    event: 'person.erased',
    handle: async ({ tx, event, logger }, { personId }) => {
      const service = event.from;
      // One confirmation at a time: the last of two that come at once must see the other.
      await lockInTransaction(tx, `erasure:${personId}`);
      const erasure = await tx.erasure.findUnique({ where: { personId } });
      if (!erasure) return logger.warn({ personId, service }, 'nobody asked to erase this person');
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
