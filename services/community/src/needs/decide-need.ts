import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { recordDecision } from '../moderation/record-decision.ts';
import type { Verdict } from '../moderation/record-decision.ts';

/** An admin publishes or hides a need or an offer. @throws 404 */
export async function decideNeed(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  identity: Identity,
  id: string,
  { state, taken }: Verdict,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    const need = await tx.need.findUnique({ where: { id } });
    if (!need) throw notFound('This is not there any more.');
    const decidedAt = await databaseNow(tx);
    const publishedAt = need.publishedAt ?? (state === 'public' ? decidedAt : null);
    await tx.need.update({ where: { id }, data: { state, publishedAt, heldReasons: [] } });
    await tx.report.updateMany({ where: { needId: id, decidedAt: null }, data: { decidedAt } });
    const isChange = need.state !== state;
    const about = { kind: 'need' as const, subjectId: id, prayerId: null };
    const before = { was: need.state, reasons: need.heldReasons, words: need.text };
    const decision = { ...about, authorUserId: need.authorUserId, state, isChange };
    await recordDecision({ tx, sql, identity, config }, { ...decision, before, taken });
  });
  relay.nudge();
}
