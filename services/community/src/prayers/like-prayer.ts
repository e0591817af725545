import type { Identity } from '@kbf/process-kit';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { takeVisitorLike } from '../limits/take-visitor-like.ts';
import { actorKey } from '../people/actor.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { changeLike, isLiked } from './counts-sql.ts';
import { lockSharedPrayer } from './lock-shared-prayer.ts';

/**
 * Sets the requester's like, or toggles it when `wanted` is undefined.
 * @throws 404, 429
 */
export async function likePrayer(
  deps: Pick<Deps, 'config' | 'database' | 'feed'>,
  { identity, sender }: { identity: Identity; sender: Sender },
  prayerId: string,
  wanted: boolean | undefined,
): Promise<{ liked: boolean; likeCount: number }> {
  const { config, database, feed } = deps;
  const { author, isApproved } = sender;
  const actor = actorKey(author);
  await takeAllowance(deps, 'likes', sender);
  const answer = await database.transaction(async (tx, sql) => {
    await lockAuthor(tx, author);
    const where = { prayerId, actor };
    // Before the prayer is locked, so that visitors of other networks do not wait for this count.
    const mayBeNew = !isApproved && wanted !== false;
    if (mayBeNew && !(await isLiked(sql, where)))
      await takeVisitorLike({ config, sql }, sender, prayerId);
    const { likeCount } = await lockSharedPrayer(tx, identity, prayerId);
    const liked = wanted ?? !(await isLiked(sql, where));
    return { liked, likeCount: (await changeLike(sql, where, liked)) ?? likeCount };
  });
  await feed.changed();
  return answer;
}
