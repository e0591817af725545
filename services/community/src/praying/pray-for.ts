import type { Identity } from '@kbf/process-kit';
import { forbidden } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { countVisitor } from '../limits/take-visitor-like.ts';
import { actorKey } from '../people/actor.ts';
import { isAuthor } from '../people/author-policy.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { lockSharedPrayer } from '../prayers/lock-shared-prayer.ts';
import { startOfToday } from '../prayers/prayed-today.ts';

/**
 * Stores that somebody prayed for a prayer, once in 24 hours. Above the daily limit of a network, no one is refused,
 * because they did pray. But it does not count for the author and the order of the list.
 * @throws 404, 403 for one's own prayer, 429
 */
export async function prayFor(
  deps: Pick<Deps, 'config' | 'database'>,
  { identity, sender }: { identity: Identity; sender: Sender },
  prayerId: string,
): Promise<{ prayedToday: number }> {
  const { config, database } = deps;
  const { author, isApproved } = sender;
  const actor = actorKey(author);
  await takeAllowance(deps, 'prayed', sender);
  return await database.transaction(async (tx, sql) => {
    await lockAuthor(tx, author);
    // Before the prayer is locked, so that visitors of other networks do not wait for this count.
    const act = { act: 'prayedForOnePrayer', prayerId } as const;
    const counted = isApproved || !(await countVisitor({ config, sql }, sender, act)).isOver;
    const prayer = await lockSharedPrayer(tx, identity, prayerId);
    if (isAuthor(identity, prayer)) throw forbidden('This is your own prayer.');
    const since = await startOfToday(tx);
    await tx.prayedFor.deleteMany({ where: { prayerId, actor, prayedAt: { lte: since } } });
    const { count } = await tx.prayedFor.createMany({
      data: [{ prayerId, actor, counted }],
      skipDuplicates: true,
    });
    if (count > 0 && counted)
      await tx.prayer.update({
        where: { id: prayerId },
        data: { prayedCount: { increment: 1 } },
        select: { id: true },
      });
    return {
      prayedToday: await tx.prayedFor.count({ where: { actor, prayedAt: { gt: since } } }),
    };
  });
}
