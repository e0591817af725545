import { daySeconds, isOverQuota, lockInTransaction } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Admin } from '../people/auth-contacts.ts';
import { alertWays } from './alert-ways.ts';

/** Lock for counting and queuing alerts, until the transaction ends: one transaction at a time checks the caps. */
export const lockAlerts = (tx: Tx): Promise<void> => lockInTransaction(tx, 'alerts');

/**
 * Records a notice for every admin. The same notice counts once, even when it is announced again.
 * @returns the number of channels on which admins can be reached
 */
export async function noteAlert(
  { tx, sql, key }: { tx: Tx; sql: SqlRunner; key: Uint8Array },
  admins: readonly Admin[],
  noticeId: string,
): Promise<number> {
  await lockAlerts(tx);
  const ways = alertWays(key, admins);
  const known = { key: `alerts: notice ${noticeId}`, max: 1, seconds: daySeconds };
  if ((await isOverQuota(sql, [known])).isOver) return ways.length;
  for (const { recipientHash } of ways)
    await tx.alertRecipient.upsert({
      where: { recipientHash },
      create: { recipientHash, waiting: 1 },
      update: { waiting: { increment: 1 } },
    });
  return ways.length;
}
