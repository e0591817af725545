import { databaseNow, daySeconds, isOverQuota, lockInTransaction, takeQuotas } from '@kbf/data-kit';
import type { EventPayload, SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Admin } from '../people/auth-contacts.ts';
import { sharesOf } from './alert-caps.ts';
import { alertWays } from './alert-ways.ts';

/** Lock for counting and queuing alerts, until the transaction ends: one transaction at a time checks the caps. */
export const lockAlerts = (tx: Tx): Promise<void> => lockInTransaction(tx, 'alerts');

type Notice = Pick<EventPayload<'crisis.noticed'>, 'noticeId' | 'sender'>;

/**
 * Records a notice for every admin. The same notice counts once, even when it is announced again. A notice that causes
 * an alert is taken from its sender's share. When the share is used up, no alert is sent: the notice is at the desk,
 * and the next alert to this admin, caused by another sender, includes it in its number.
 * @returns the number of channels on which admins can be reached
 */
export async function noteAlert(
  { tx, sql, key }: { tx: Tx; sql: SqlRunner; key: Uint8Array },
  admins: readonly Admin[],
  { noticeId, sender }: Notice,
): Promise<number> {
  await lockAlerts(tx);
  const ways = alertWays(key, admins);
  const known = { key: `alerts: notice ${noticeId}`, max: 1, seconds: daySeconds };
  if ((await isOverQuota(sql, [known])).isOver) return ways.length;
  const hashes = ways.map(({ recipientHash }) => recipientHash);
  const rows = await tx.alertRecipient.findMany({
    where: { recipientHash: { in: hashes }, waiting: { gt: 0 } },
  });
  const isComing = new Set(rows.map(({ recipientHash }) => recipientHash));
  // An alert that is on its way counts this notice, too, and costs nothing more.
  const askers = ways.map((way) =>
    isComing.has(way.recipientHash) ? [] : sharesOf(key, sender, way),
  );
  const isFree = await takeQuotas(sql, askers);
  const heldAt = await databaseNow(tx);
  for (const [index, { recipientHash }] of ways.entries()) {
    const [waiting, held] = isFree[index] ? [1, 0] : [0, 1];
    await tx.alertRecipient.upsert({
      where: { recipientHash },
      create: { recipientHash, waiting, held, ...(held ? { heldAt } : {}) },
      update: {
        waiting: { increment: waiting },
        held: { increment: held },
        ...(held ? { heldAt } : {}),
      },
    });
  }
  return ways.length;
}
