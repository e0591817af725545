import { getHeldAlerts } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { minutesBetweenAlerts } from './alert-caps.ts';

/** An alert that is late by this much waits for a cap: the upkeep sends all others every 15 seconds. */
const minutesToSend = 1;

/** For the care desk: the notices that an admin was not alerted to because of a limit, of a sender or of the site. */
export function registerHeldAlerts(
  app: Service,
  { database: { prisma } }: Pick<Deps, 'database'>,
): void {
  implement(app, getHeldAlerts, async () => {
    const lateMs = (minutesBetweenAlerts + minutesToSend) * 60_000;
    const toldBefore = new Date((await databaseNow(prisma)).getTime() - lateMs);
    const rows = await prisma.alertRecipient.findMany({
      where: { OR: [{ held: { gt: 0 } }, { waiting: { gt: 0 } }] },
    });
    const heldOf = ({ held, waiting, toldAt }: (typeof rows)[number]) =>
      held + (toldAt === null || toldAt < toldBefore ? waiting : 0);
    return answer(200, { held: Math.max(0, ...rows.map(heldOf)) });
  });
}
