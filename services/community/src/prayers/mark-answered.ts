import { databaseNow } from '@kbf/data-kit';
import type { Judgement } from '../checks/judge-text.ts';
import type { Tx } from '../database.ts';
import type { Prayer } from '../generated/prisma/client.ts';

/** Column values when no thanks wait for an admin. */
export const noHeldThanks = { heldThanks: null, thanksReasons: [], thanksHeldAt: null };

/**
 * Marks a prayer whose counts are locked as answered, or undoes that.
 * @param mark.judgement on new thanks; held thanks wait, and the earlier ones stay visible meanwhile
 */
export async function markAnswered(
  tx: Tx,
  prayer: Prayer,
  mark: {
    answered?: boolean | undefined;
    thanks?: string | null | undefined;
    judgement: Judgement | undefined;
  },
): Promise<void> {
  const { id } = prayer;
  const { answered, thanks, judgement } = mark;
  if (answered === false || (thanks === null && !answered && !prayer.answeredAt)) {
    const data = { answeredAt: null, thanks: null, ...noHeldThanks };
    await tx.prayer.update({ where: { id }, data });
    return;
  }
  const now = await databaseNow(tx);
  await tx.prayer.update({
    where: { id },
    data: { answeredAt: prayer.answeredAt ?? now, ...thanksColumns(thanks, judgement, now) },
  });
}

function thanksColumns(
  thanks: string | null | undefined,
  judgement: Judgement | undefined,
  now: Date,
) {
  if (thanks === undefined) return {};
  if (thanks === null || judgement?.state !== 'held')
    return { thanks, ...noHeldThanks, ...(judgement ? { releasedAt: null } : {}) };
  return { heldThanks: thanks, thanksReasons: judgement.reasons, thanksHeldAt: now };
}
