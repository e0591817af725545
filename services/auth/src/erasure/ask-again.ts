import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { earlier } from '../time/later.ts';
import { askServices } from './request-erasure.ts';

/** Minutes that services have for an answer before they are asked again. */
const patience = { minutes: 60 };

/**
 * Asks again where an erasure is not complete after an hour: a service that was restored from a backup, or whose event
 * was given up, hears of it once more. Services that have erased already confirm again.
 * @returns how many persons that were
 */
export async function askAgain({ database, relay }: Pick<Deps, 'database' | 'relay'>) {
  const overdue = await database.transaction(async (tx) => {
    const now = await databaseNow(tx);
    const found = await tx.erasure.updateManyAndReturn({
      where: { erasedAt: null, askedAt: { lt: earlier(now, patience) } },
      data: { askedAt: now },
    });
    for (const erasure of found) await askServices(tx, erasure);
    return found.length;
  });
  if (overdue > 0) relay.nudge();
  return overdue;
}
