import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { alertWays } from './alert-ways.ts';
import { lockAlerts } from './note-alert.ts';
import { dueAt, queueDueAlerts } from './queue-due-alerts.ts';

/** Queues bundled alerts when they are due. Drops those of people who are no longer admins. */
export async function sendWaitingAlerts(
  deps: Pick<Deps, 'config' | 'contacts' | 'database' | 'sender'>,
): Promise<void> {
  const { config, contacts, database, sender } = deps;
  const now = await databaseNow(database.prisma);
  if ((await database.prisma.alertRecipient.count({ where: dueAt(now) })) === 0) return;
  const admins = await contacts.admins();
  const hashes = alertWays(config.SEALING_KEY, admins).map(({ recipientHash }) => recipientHash);
  await database.transaction(async (tx, sql) => {
    await lockAlerts(tx);
    await tx.alertRecipient.deleteMany({ where: { recipientHash: { notIn: hashes } } });
    await queueDueAlerts({ config, tx, sql }, admins);
  });
  sender.nudge();
}
