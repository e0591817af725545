import type { Database } from '../database.ts';
import type { Erasure } from '../generated/prisma/client.ts';
import { askServices } from './request-erasure.ts';

/** Minutes that services have for an answer before they are asked again. */
const patienceMinutes = 60;

/**
 * Asks again where an erasure is not complete after an hour: a service that was restored from a backup, or whose event
 * was given up, hears of it once more. Services that have erased already confirm again.
 * @returns how many persons that were
 */
export async function askAgain(database: Database): Promise<number> {
  return database.$transaction(async (tx) => {
    const overdue = await tx.$queryRaw<Pick<Erasure, 'personId' | 'requestedAt'>[]>`
      UPDATE erasure SET asked_at = clock_timestamp()
      WHERE erased_at IS NULL AND asked_at < clock_timestamp() - make_interval(mins => ${patienceMinutes}::int)
      RETURNING person_id AS "personId", requested_at AS "requestedAt"`;
    for (const erasure of overdue) await askServices(tx, erasure);
    return overdue.length;
  });
}
