import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { earlier } from '../time/later.ts';
import { askServices } from './start-due-erasures.ts';

/** Minutes that a service has to confirm before it is asked again. */
const patience = { minutes: 60 };

/**
 * Asks again for each erasure that is not complete after an hour. This reaches a service that was restored from a
 * backup or whose event was given up. Services that have already erased confirm again.
 * @returns the number of persons
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
