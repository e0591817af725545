import { randomUUID } from 'node:crypto';
import { heldReasons, limits } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import { countComments } from '../comments/count-comments.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { actorKey, authorOf } from '../people/actor.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { countPublic } from '../prayers/count-public.ts';
import { lockPublicPrayer } from '../prayers/lock-public-prayer.ts';

/** Why a thing is hidden that enough people reported. */
const reported = [heldReasons.reported];

/**
 * Notes that somebody reports a prayer, or a comment on it. Each reporter counts once; enough of them hide it until an
 * admin decides. Reports that were decided about count no more.
 * @throws 404 unless it is public
 */
export async function reportContent(
  { database, feed }: Pick<Deps, 'database' | 'feed'>,
  identity: Identity,
  { prayerId, commentId = null }: { prayerId: string; commentId?: string | null },
  reason: string,
): Promise<void> {
  const author = authorOf(identity);
  const reporter = actorKey(author);
  const isHidden = await database.transaction(async (tx) => {
    await lockAuthor(tx, author);
    await lockPublicPrayer(tx, prayerId);
    const comment = { id: commentId ?? '', prayerId, state: 'public' };
    if (commentId && (await tx.prayerComment.count({ where: comment })) === 0) throw notFound();
    await tx.report.createMany({
      data: [{ id: randomUUID(), prayerId, commentId, reporter, reason }],
      skipDuplicates: true,
    });
    const count = await tx.report.count({ where: { prayerId, commentId, decidedAt: null } });
    if (count < limits.prayer.reportsHide) return false;
    await (commentId ? hideComment(tx, prayerId, commentId) : hidePrayer(tx, prayerId));
    return true;
  });
  if (isHidden) await feed.changed();
}

async function hidePrayer(tx: Tx, id: string): Promise<void> {
  await tx.prayer.update({ where: { id }, data: { state: 'hidden', heldReasons: reported } });
  await countPublic(tx, -1);
}

async function hideComment(tx: Tx, prayerId: string, id: string): Promise<void> {
  const data = { state: 'hidden', heldReasons: reported };
  await tx.prayerComment.update({ where: { id }, data });
  await countComments(tx, prayerId, -1);
}
