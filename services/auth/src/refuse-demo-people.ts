import { ConfigError } from '@kbf/process-kit';
import type { Tx } from './database.ts';
import { demoPeople } from './demo-people.ts';

/**
 * Refuses to send real messages on a site with demo people: their numbers are public.
 * @throws {ConfigError} when texts are sent live and a demo person exists
 */
export async function refuseDemoPeople(tx: Pick<Tx, 'person'>): Promise<void> {
  const found = await tx.person.count({ where: { id: { in: demoPeople.map(({ id }) => id) } } });
  if (found > 0)
    throw new ConfigError(
      'DELIVERY: is live, and this database has demo people whose numbers belong to others. ' +
        'Set DATABASE_URL to a database without them (npm start -- --no-demo), or DELIVERY=outbox',
    );
}
