import { recordEvent } from '@kbf/events';
import type { EventKeys, ProcessorOf, Relay } from '@kbf/events';
import { lockPerson } from './tombstones.ts';
import type { TombstoneTx } from './tombstones.ts';

/**
 * The processor with which a service hands over, sealed for auth, what it knows of a person who asked for it. Nothing
 * is written or erased beside it.
 * @param name as the service calls it: what was processed is remembered by it
 */
export const handOverOnExportRequested = <Tx extends TombstoneTx>(
  { eventKeys, relay }: { eventKeys: EventKeys; relay: Pick<Relay, 'nudge'> },
  name: string,
  gather: (tx: Tx, personId: string) => Promise<Record<string, unknown>>,
): ProcessorOf<Tx, 'export.requested'> => ({
  name,
  event: 'export.requested',
  handle: async ({ tx, sql }, { exportId, personId }) => {
    await lockPerson(tx, personId);
    const data = await gather(tx, personId);
    const gatheredAt = new Date().toISOString();
    await recordEvent(sql, 'export.gathered', { exportId, data, gatheredAt }, eventKeys);
  },
  afterCommit: async () => relay.nudge(),
});
