import { databaseNow } from '@kbf/data-kit';
import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { removeErased } from './remove-erased.ts';

/**
 * Starts each erasure that nobody has stopped in time: every service is asked to erase its data. The person is removed
 * when all of them have confirmed.
 * @returns the number of persons
 */
export async function startDueErasures({
  database,
  eventKeys,
  relay,
}: Pick<Deps, 'database' | 'eventKeys' | 'relay'>): Promise<number> {
  const started = await database.transaction(async (tx) => {
    const now = await databaseNow(tx);
    const due = await tx.erasure.updateManyAndReturn({
      where: { askedAt: null, dueAt: { lte: now } },
      data: { askedAt: now, stopHash: null },
    });
    await tx.undoLink.deleteMany({ where: { personId: { in: due.map((one) => one.personId) } } });
    for (const erasure of due) {
      await askServices(tx, erasure);
      await removeErased(tx, eventKeys, erasure);
    }
    return due.length;
  });
  if (started > 0) relay.nudge();
  return started;
}

/** Asks every service to erase; asking again is harmless. */
export async function askServices(
  tx: Tx,
  {
    personId,
    visitorId,
    requestedAt,
  }: { personId: string; visitorId: string | null; requestedAt: Date },
): Promise<void> {
  await recordEvent(prismaSql(tx), 'person.erasing', {
    personId,
    ...(visitorId ? { visitorId } : {}),
    requestedAt: requestedAt.toISOString(),
  });
}
