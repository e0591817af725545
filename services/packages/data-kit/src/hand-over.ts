import { recordEvent } from '@kbf/events';
import type { EventKeys, ProcessorOf, Relay } from '@kbf/events';
import { lockPerson } from './tombstones.ts';
import type { TombstoneTx } from './tombstones.ts';

/**
 * The processor with which a service sends its data about a person who asked for an export, sealed for auth. It writes
 * and erases nothing else.
 * @param name the service's name for the processor; processed events are remembered by it
 */
export const handOverOnExportRequested = <Tx extends TombstoneTx>(
  { eventKeys, relay }: { eventKeys: EventKeys; relay: Pick<Relay, 'nudge'> },
  name: string,
  gather: (tx: Tx, personId: string, visitorId?: string) => Promise<Record<string, unknown>>,
): ProcessorOf<Tx, 'export.requested'> => ({
  name,
  event: 'export.requested',
  handle: async ({ tx, sql }, { exportId, personId, visitorId }) => {
    await lockPerson(tx, personId);
    const data = await gather(tx, personId, visitorId);
    const gatheredAt = new Date().toISOString();
    await recordEvent(sql, 'export.gathered', { exportId, data, gatheredAt }, eventKeys);
  },
  afterCommit: async () => relay.nudge(),
});
