import type { Care, editPrayer as call, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { conflict, forbidden, invalid, notFound } from '@kbf/service-kit';
import type { z } from 'zod';
import { judgeFor } from '../checks/judge-for.ts';
import { checkNotReported } from '../checks/check-not-reported.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Prayer as PrayerRow } from '../generated/prisma/client.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { isAuthor } from '../people/author-policy.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { sees } from '../audience/ask-rule.ts';
import { isShared } from '../audience/audience.ts';
import { lockCounts } from './counts-sql.ts';
import { findPrayerInside } from './get-prayer.ts';
import { markAnswered } from './mark-answered.ts';

type Edit = z.output<typeof call.body>;
type By = { identity: Identity; sender: Sender; care: Care | undefined };

/**
 * Marks a person's own prayer as answered, with thanks. An admin writes no words in another person's name.
 * @param by.care known danger in the thanks
 * @returns the prayer, whether the thanks wait for an admin, and the danger found in them
 * @throws 404, 403, 409, 429
 */
export async function editPrayer(
  deps: Deps,
  { identity, sender, care }: By,
  id: string,
  edit: Edit,
): Promise<{ prayer: Prayer; held: boolean; care: Care | undefined }> {
  const { database, feed } = deps;
  const { answered, thanks } = edit;
  if (thanks && answered === false)
    throw invalid('Please mark the prayer as answered before you add a thank-you note.', [
      { path: 'body.answered', message: 'is false, with thanks' },
    ]);
  const before = await database.prisma.prayer.findUnique({ where: { id } });
  await checkMayEdit(database.prisma, identity, before);
  await takeAllowance(deps, 'prayerChanges', sender);
  const judgement =
    thanks && thanks !== before?.thanks
      ? await judgeFor(deps, identity, before, { texts: [thanks], care, path: 'body.thanks' })
      : undefined;
  await database.transaction(async (tx) => {
    await lockAuthor(tx, { userId: identity.userId ?? null, visitorId: null });
    await lockCounts(tx, [id]);
    const prayer = await tx.prayer.findUnique({ where: { id } });
    if (!prayer || prayer.state === 'deleted') throw notFound();
    const reports = { prayerId: id, commentId: null, decidedAt: null };
    if (judgement) checkNotReported(await tx.report.count({ where: reports }));
    if (answered !== undefined || thanks !== undefined)
      await markAnswered(tx, prayer, { answered, thanks, judgement });
  });
  await feed.changed();
  const prayer = await findPrayerInside(database, id, identity);
  if (!prayer) throw notFound('This prayer is no longer available.');
  return { prayer, held: judgement?.state === 'held', care: judgement?.care };
}

async function checkMayEdit(
  db: Pick<Tx, 'circleMember'>,
  identity: Identity,
  prayer: PrayerRow | null,
): Promise<void> {
  if (!prayer || prayer.state === 'deleted') throw notFound();
  if (!isAuthor(identity, prayer))
    throw (await sees(db, identity, prayer)) ? forbidden() : notFound();
  if (prayer.state === 'private') throw conflict('This prayer is private.');
  if (!isShared(prayer)) throw conflict('This prayer is not public.');
}
