import { randomUUID } from 'node:crypto';
import { databaseNow } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Admin } from '../people/auth-contacts.ts';
import { isCapNews, minutesBetweenAlerts, takeFromCaps } from './alert-caps.ts';
import { alertWays } from './alert-ways.ts';
import { lockAlerts } from './note-alert.ts';

/** Condition for rows with waiting notices and no recent alert, for Prisma. */
export const dueAt = (now: Date) => ({
  waiting: { gt: 0 },
  OR: [
    { toldAt: null },
    { toldAt: { lte: new Date(now.getTime() - minutesBetweenAlerts * 60_000) } },
  ],
});

/**
 * Queues one alert for each admin and channel where it is due: the first at once, then one per quarter of an hour with
 * the number of notices in it. The admin with the oldest last alert comes first, so that the caps are shared.
 */
export async function queueDueAlerts(
  { config, tx, sql }: Pick<Deps, 'config'> & { tx: Tx; sql: SqlRunner },
  admins: readonly Admin[],
): Promise<void> {
  await lockAlerts(tx);
  const { SEALING_KEY: key, PUBLIC_ORIGIN } = config;
  const ways = new Map(alertWays(key, admins).map((way) => [way.recipientHash, way]));
  const now = await databaseNow(tx);
  const due = await tx.alertRecipient.findMany({
    where: { ...dueAt(now), recipientHash: { in: [...ways.keys()] } },
    orderBy: { toldAt: { sort: 'asc', nulls: 'first' } },
  });
  for (const { recipientHash, waiting, held } of due) {
    const way = ways.get(recipientHash);
    if (!way) continue;
    const isAllowed = await takeFromCaps(sql, way);
    if (!isAllowed && !(await isCapNews(sql, way))) continue;
    await queueMessage(tx, key, {
      id: randomUUID(),
      channel: way.channel,
      kind: isAllowed ? 'crisis-alert' : 'alert-cap',
      lane: 'alert',
      content: { to: way.to, count: waiting + held, link: PUBLIC_ORIGIN + links.careDesk() },
      // After a day an unsent alert is dropped: by then other admins must have handled it.
      notAfter: new Date(now.getTime() + dayMs),
    });
    // Beyond a cap the notices wait, and are counted in the next alert.
    if (isAllowed)
      await tx.alertRecipient.update({
        where: { recipientHash },
        data: { waiting: 0, held: 0, heldAt: null, toldAt: now },
      });
  }
}
