import type { Care, editPrayer as call, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { conflict, forbidden, invalid, notFound } from '@kbf/service-kit';
import type { z } from 'zod';
import { trustOf } from '../checks/trust-of.ts';
import type { Deps } from '../deps.ts';
import type { Prayer as PrayerRow } from '../generated/prisma/client.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { authorOf } from '../people/actor.ts';
import { isAuthor } from '../people/author-policy.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { lockCounts } from '../prayers/counts-sql.ts';
import { findPrayerInside } from '../prayers/get-prayer.ts';
import { markAnswered } from '../prayers/mark-answered.ts';
import { decidePrayer } from './decide-prayer.ts';
import { checkSeen } from './record-decision.ts';

type Edit = z.output<typeof call.body>;
type By = { identity: Identity; care: Care | undefined; networks: readonly string[] };

/**
 * Marks a prayer as answered, with thanks (author or admin), or publishes or hides it (admin).
 * @param by.care known danger in the thanks
 * @returns the prayer, whether the thanks wait for an admin, and the danger found in them
 * @throws 404, 403, 409, 429
 */
export async function editPrayer(
  deps: Deps,
  { identity, care, networks }: By,
  id: string,
  edit: Edit,
): Promise<{ prayer: Prayer; held: boolean; care: Care | undefined }> {
  const { config, database, feed, relay } = deps;
  const { answered, thanks, state, part, seenAt } = edit;
  if (thanks && answered === false)
    throw invalid('Thanks belong to a prayer that was answered.', [
      { path: 'body.answered', message: 'is false, with thanks' },
    ]);
  const before = await database.prisma.prayer.findUnique({ where: { id } });
  checkMayEdit(identity, before, edit);
  if (identity.role !== 'admin')
    await takeAllowance(deps, 'prayerChanges', { author: authorOf(identity), networks });
  const judgement =
    thanks && thanks !== before?.thanks
      ? await deps.judge([thanks], care, await trustOf(database.prisma, identity))
      : undefined;
  await database.transaction(async (tx, sql) => {
    await lockAuthor(tx, { userId: identity.userId ?? null, visitorId: null });
    await lockCounts(tx, [id]);
    const prayer = await tx.prayer.findUnique({ where: { id } });
    if (!prayer || prayer.state === 'deleted') throw notFound();
    const work = { tx, sql, identity, config };
    if (answered !== undefined || thanks !== undefined)
      await markAnswered(work, prayer, { answered, thanks, judgement });
    if (!state) return;
    const marked = await tx.prayer.findUniqueOrThrow({ where: { id } });
    if (part === 'thanks') checkSeen(seenAt, marked.thanksHeldAt);
    await decidePrayer(work, marked, { state, part });
  });
  relay.nudge();
  await feed.changed();
  const prayer = await findPrayerInside(database.pool, id, identity);
  if (!prayer) throw notFound('This prayer is not there any more.');
  return { prayer, held: judgement?.state === 'held', care: judgement?.care };
}

function checkMayEdit(identity: Identity, prayer: PrayerRow | null, edit: Edit): void {
  if (!prayer || prayer.state === 'deleted') throw notFound();
  // A private prayer does not exist for admins either.
  if (prayer.state === 'private')
    throw isAuthor(identity, prayer) ? conflict('This prayer is private.') : notFound();
  if (identity.role === 'admin') return;
  if (!isAuthor(identity, prayer)) throw prayer.state === 'public' ? forbidden() : notFound();
  if (edit.state) throw forbidden();
  if (prayer.state !== 'public') throw conflict('This prayer is not public.');
}
