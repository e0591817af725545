import type { Tx } from '../database.ts';

/**
 * Empties a prayer whose counts are locked, with its comments, likes, those who prayed, reports, photo, follow-up
 * question and decisions of admins. The row stays, so that neither a late event nor a repeated request creates it
 * again. The caller changes the number of public prayers, last.
 */
export async function blankPrayer(tx: Tx, id: string): Promise<void> {
  const where = { prayerId: id };
  await tx.report.deleteMany({ where });
  await tx.prayerComment.deleteMany({ where });
  await tx.prayerLike.deleteMany({ where });
  await tx.prayedFor.deleteMany({ where });
  await tx.prayerPhoto.updateMany({ where, data: { state: 'deleted', bytes: new Uint8Array() } });
  await tx.checkIn.deleteMany({ where });
  await tx.decidedText.deleteMany({ where });
  await tx.prayerStat.deleteMany({ where });
  await tx.prayer.update({
    where: { id },
    data: {
      state: 'deleted',
      stateBefore: null,
      circleId: null,
      request: '',
      response: null,
      passages: [],
      authorName: '',
      tags: [],
      heldReasons: [],
      photoId: null,
      contentHash: null,
      sentHash: null,
      answeredAt: null,
      thanks: null,
      heldThanks: null,
      thanksReasons: [],
      thanksHeldAt: null,
    },
  });
}
