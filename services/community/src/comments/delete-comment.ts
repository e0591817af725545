import { recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { forbidden, notFound, requireFreshLogin } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { isAuthor } from '../people/author-policy.ts';
import { mayDecide, sees } from '../audience/ask-rule.ts';
import { countComments } from './count-comments.ts';
import { lockComment } from './lock-comment.ts';

/** @throws 404, 403, 409 for an admin with an old login */
export async function deleteComment(
  { database, feed, relay }: Pick<Deps, 'database' | 'feed' | 'relay'>,
  identity: Identity,
  prayerId: string,
  id: string,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    const comment = await lockComment(tx, { id, prayerId });
    const isOwn = isAuthor(identity, comment);
    const isDecider = await mayDecide(tx, identity, comment.prayer, id);
    if (!isOwn && !isDecider)
      throw comment.state === 'public' && (await sees(tx, identity, comment.prayer))
        ? forbidden()
        : notFound();
    if (!isOwn) requireFreshLogin(identity);
    await tx.prayerComment.delete({ where: { id } });
    await tx.decidedText.deleteMany({ where: { subjectId: id } });
    if (!isOwn)
      await recordPrivilegedAct(sql, identity, { action: 'comment.deleted', subjectId: id });
    if (comment.state === 'public') await countComments(tx, prayerId, -1);
  });
  relay.nudge();
  await feed.changed();
}
