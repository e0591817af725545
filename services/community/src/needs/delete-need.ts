import { recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { forbidden, notFound, requireFreshLogin } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';

/** Authors delete their own needs, admins delete any. @throws 404, 403, 409 for an admin with an old login */
export async function deleteNeed(
  { database, relay }: Pick<Deps, 'database' | 'relay'>,
  identity: Identity,
  id: string,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    const need = await tx.need.findUnique({ where: { id } });
    if (!need) throw notFound('This is no longer available.');
    const isOwn = identity.userId === need.authorUserId;
    if (!isOwn && identity.role !== 'admin')
      throw need.state === 'public' ? forbidden() : notFound('This is no longer available.');
    if (!isOwn) requireFreshLogin(identity);
    await tx.need.delete({ where: { id } });
    await tx.decidedText.deleteMany({ where: { subjectId: id } });
    if (!isOwn) await recordPrivilegedAct(sql, identity, { action: 'need.deleted', subjectId: id });
  });
  relay.nudge();
}
