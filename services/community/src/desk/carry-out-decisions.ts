import { databaseNow } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { AppError, notFound } from '@kbf/service-kit';
import { handleCase } from '../care/handle-case.ts';
import type { Deps } from '../deps.ts';
import type { DeskDecision } from '../generated/prisma/client.ts';
import { decideComment } from '../moderation/decide-comment.ts';
import { decidePrayer } from '../moderation/decide-prayer.ts';
import { decideProfile } from '../moderation/decide-profile.ts';
import { checkSeen } from '../moderation/record-decision.ts';
import type { Verdict } from '../moderation/record-decision.ts';
import { decideName } from '../names/decide-name.ts';
import { decideNeed } from '../needs/decide-need.ts';
import { lockCounts } from '../prayers/counts-sql.ts';

/** Most decisions per run. */
const batch = 50;

/** Carries out the decisions of admins when the time to undo them is over. */
export const carryOutDecisions = (deps: Deps): UpkeepTask => ({
  name: 'carry out decisions of the desk',
  everyMs: 1_000,
  work: async () => {
    const { prisma } = deps.database;
    const due = await prisma.deskDecision.findMany({
      where: { dueAt: { lte: await databaseNow(prisma) } },
      // The main decision of a group comes first: the group is carried out together, or not at all.
      orderBy: [{ dueAt: 'asc' }, { withId: { sort: 'asc', nulls: 'first' } }],
      take: batch,
    });
    for (const decision of due) await carryOut(deps, decision);
  },
});

/** A decision that no longer fits is dropped: the item waits at the desk again in its present state. */
async function carryOut(deps: Deps, taken: DeskDecision): Promise<void> {
  const { kind, id } = taken;
  try {
    await decide(deps, taken);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    deps.logger.warn(
      { kind, id, code: error.code },
      'decision dropped: it no longer fits the item',
    );
  }
  await deps.database.prisma.deskDecision.deleteMany({ where: { kind, id } });
}

async function decide(deps: Deps, taken: DeskDecision): Promise<void> {
  const { kind, id, decision, decidedBy } = taken;
  const identity: Identity = { role: 'admin', userId: decidedBy };
  const verdict = { state: decision === 'release' ? 'public' : 'hidden', taken } as const;
  const seenAt = taken.seenAt?.toISOString();
  if (kind === 'danger') {
    await deps.database.transaction((tx, sql) => handleCase({ tx, sql, identity }, id));
    deps.relay.nudge();
    return;
  }
  if (kind === 'profile') return decideProfile(deps, identity, id, { ...verdict, seenAt });
  if (kind === 'need') return decideNeed(deps, identity, id, verdict);
  if (kind === 'name') return decideName(deps, identity, id, { ...verdict, seenAt });
  if (kind !== 'comment') return decideOnPrayer(deps, identity, taken, verdict);
  const comment = await deps.database.prisma.prayerComment.findUnique({ where: { id } });
  if (!comment) throw notFound();
  await decideComment(deps, identity, { id, prayerId: comment.prayerId }, verdict);
}

async function decideOnPrayer(
  { config, database, feed, relay }: Deps,
  identity: Identity,
  { id, kind, seenAt }: DeskDecision,
  verdict: Verdict,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    await lockCounts(tx, [id]);
    const prayer = await tx.prayer.findUnique({ where: { id } });
    if (!prayer || prayer.state === 'deleted' || prayer.state === 'private') throw notFound();
    if (kind === 'thanks') checkSeen(seenAt?.toISOString(), prayer.thanksHeldAt);
    const part = kind === 'thanks' || kind === 'photo' ? kind : 'prayer';
    await decidePrayer({ tx, sql, identity, config }, prayer, { ...verdict, part });
  });
  relay.nudge();
  await feed.changed();
}
