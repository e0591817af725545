import { checkIn } from '@kbf/contracts';
import type { CheckIn } from '@kbf/contracts';
import type { CheckIn as CheckInRow, Prayer } from '../generated/prisma/client.ts';

export type CheckInWithPrayer = CheckInRow & { prayer: Pick<Prayer, 'request' | 'state'> };

/** A follow-up question as its owner sees it. */
export function presentCheckIn(row: CheckInWithPrayer): CheckIn {
  return {
    prayerId: row.prayerId,
    userRequest: row.prayer.request,
    isPublic: row.prayer.state === 'public',
    days: checkIn.shape.days.parse(row.days),
    dueAt: row.dueAt.toISOString(),
    askedAt: row.askedAt?.toISOString() ?? null,
  };
}
