import { randomUUID } from 'node:crypto';
import { databaseNow } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Deps } from '../deps.ts';
import { countDesk } from './desk-sql.ts';

const minuteMs = 60_000;
/** Time between two digests: when a new item came, and when nothing new came but an item still waits. */
const again = { newMs: 60 * minuteMs, sameMs: 24 * 60 * minuteMs } as const;

/**
 * Tells the admins, without an alarm and at most once an hour, that items wait at the desk. Danger alerts are sent
 * separately.
 */
export const announceWaiting = ({
  database,
  relay,
}: Pick<Deps, 'database' | 'relay'>): UpkeepTask => ({
  name: 'announce what waits at the desk',
  everyMs: minuteMs,
  work: async () => {
    const isTold = await database.transaction(async (tx, sql) => {
      const now = await databaseNow(tx);
      const last = await tx.deskDigest.findUnique({ where: { id: 1 } });
      const passed = last ? now.getTime() - last.toldAt.getTime() : Infinity;
      if (passed < again.newMs) return false;
      const { newer, ...waiting } = await countDesk(sql, last?.toldAt);
      const total = waiting.danger + waiting.held + waiting.reported;
      if (total === 0 || (newer === 0 && passed < again.sameMs)) return false;
      await tx.deskDigest.upsert({
        where: { id: 1 },
        create: { id: 1, toldAt: now },
        update: { toldAt: now },
      });
      const countedAt = now.toISOString();
      await recordEvent(sql, 'desk.waiting', { noticeId: randomUUID(), ...waiting, countedAt });
      return true;
    });
    if (isTold) relay.nudge();
  },
});
