import { recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { forbidden, notFound, requireFreshLogin } from '@kbf/service-kit';
import { mayDecide, sees } from '../audience/ask-rule.ts';
import type { Deps } from '../deps.ts';
import { isAuthor } from '../people/author-policy.ts';
import { blankPrayer } from './blank-prayer.ts';
import { countShared } from './count-shared.ts';
import { lockCounts } from './counts-sql.ts';

/**
 * Deletes a prayer with its comments, likes and photo.
 * @throws 404, 403, 409 for an admin with an old login
 */
export async function deletePrayer(
  { database, feed, relay }: Pick<Deps, 'database' | 'feed' | 'relay'>,
  identity: Identity,
  id: string,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    await lockCounts(tx, [id]);
    const prayer = await tx.prayer.findUnique({ where: { id } });
    if (!prayer || prayer.state === 'deleted') throw notFound();
    const isOwn = isAuthor(identity, prayer);
    // A private prayer does not exist for admins either, nor one of a circle that no one reported.
    if (!isOwn && !(await mayDecide(tx, identity, prayer)))
      throw (await sees(tx, identity, prayer)) ? forbidden() : notFound();
    if (!isOwn) {
      requireFreshLogin(identity);
      await recordPrivilegedAct(sql, identity, { action: 'prayer.deleted', subjectId: id });
    }
    await blankPrayer(tx, id);
    await countShared(tx, { from: [prayer.state] });
  });
  relay.nudge();
  await feed.changed();
}
