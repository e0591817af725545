import { checkIn } from '@kbf/contracts';
import type { CheckIn } from '@kbf/contracts';
import { isShared } from '../audience/audience.ts';
import type { CheckIn as CheckInRow, Prayer } from '../generated/prisma/client.ts';

export type CheckInWithPrayer = CheckInRow & { prayer: Pick<Prayer, 'request' | 'state'> };

/** A follow-up question as its owner sees it. */
export function presentCheckIn(row: CheckInWithPrayer): CheckIn {
  return {
    prayerId: row.prayerId,
    userRequest: row.prayer.request,
    isPublic: isShared(row.prayer),
    days: checkIn.shape.days.parse(row.days),
    dueAt: row.dueAt.toISOString(),
    askedAt: row.askedAt?.toISOString() ?? null,
  };
}
