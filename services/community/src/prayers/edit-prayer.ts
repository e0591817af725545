import type { editPrayer as call, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { conflict, forbidden, invalid, notFound } from '@kbf/service-kit';
import type { z } from 'zod';
import { announceCrisis } from '../checks/announce-crisis.ts';
import type { Judgement } from '../checks/judge-text.ts';
import type { Tx } from '../database.ts';
import { databaseTime, lockStat } from '../feed/feed-sql.ts';
import type { Prayer as PrayerRow } from '../generated/prisma/client.ts';
import { decidePrayer, noHeldThanks } from '../moderation/decide-prayer.ts';
import { checkSeen, recordPrivilege } from '../moderation/record-decision.ts';
import type { Parts } from '../parts.ts';
import { holdAuthor } from '../people/name-author.ts';
import { findPrayerInside } from './get-prayer.ts';
import { isAuthor } from './prayer-policy.ts';

type Edit = z.output<typeof call.body>;

/**
 * Marks a prayer as answered, with thanks (author or admin), or publishes or hides it (admin).
 * @returns the prayer, and whether the thanks wait for an admin
 * @throws 404, 403, 409
 */
export async function editPrayer(
  parts: Parts,
  identity: Identity,
  id: string,
  edit: Edit,
): Promise<{ prayer: Prayer; held: boolean }> {
  const { database, feed } = parts;
  if (edit.thanks && edit.answered === false)
    throw invalid('Thanks belong to a prayer that was answered.', [
      { path: 'body.answered', message: 'is false, with thanks' },
    ]);
  const before = await database.prisma.prayer.findUnique({ where: { id } });
  checkMayEdit(identity, before, edit);
  const isNew = edit.thanks && edit.thanks !== before?.thanks;
  const judgement = isNew ? await parts.judge([edit.thanks!]) : undefined;
  const held = await database.transaction(async (tx) => {
    await holdAuthor(tx, { userId: identity.userId ?? null, visitorId: null });
    await tx.$queryRawUnsafe(lockStat, id);
    const prayer = await tx.prayer.findUnique({ where: { id } });
    if (!prayer || prayer.state === 'deleted') throw notFound();
    if (edit.answered !== undefined || edit.thanks !== undefined)
      await markAnswered(tx, identity, prayer, edit, judgement);
    const { state, part, seenAt } = edit;
    if (state) {
      const marked = await tx.prayer.findUniqueOrThrow({ where: { id } });
      if (part === 'thanks') checkSeen(seenAt, marked.thanksHeldAt);
      await decidePrayer(tx, identity, marked, { state, part });
    }
    return judgement?.state === 'held';
  });
  parts.relay.nudge();
  await feed.changed();
  const prayer = await findPrayerInside(database.pool, id, identity);
  if (!prayer) throw notFound('This prayer is not there any more.');
  return { prayer, held };
}

function checkMayEdit(identity: Identity, prayer: PrayerRow | null, edit: Edit): void {
  if (!prayer || prayer.state === 'deleted') throw notFound();
  if (identity.role === 'admin') return;
  if (!isAuthor(identity, prayer)) throw prayer.state === 'public' ? forbidden() : notFound();
  if (edit.state) throw forbidden();
  if (prayer.state !== 'public') throw conflict('This prayer is not public.');
}

async function markAnswered(
  tx: Tx,
  identity: Identity,
  prayer: PrayerRow,
  { answered, thanks }: Edit,
  judgement: Judgement | undefined,
): Promise<void> {
  const [clock] = await tx.$queryRawUnsafe<{ now: Date }[]>(databaseTime);
  const id = prayer.id;
  if (!isAuthor(identity, prayer))
    await recordPrivilege(tx, identity, { action: 'prayer.edited', subjectId: id });
  if (answered === false || (thanks === null && !answered && !prayer.answeredAt)) {
    const data = { answeredAt: null, thanks: null, ...noHeldThanks };
    return void (await tx.prayer.update({ where: { id }, data }));
  }
  const isHeld = judgement?.state === 'held';
  if (judgement?.crisis) await announceCrisis(tx, 'prayer');
  await tx.prayer.update({
    where: { id },
    data: {
      answeredAt: prayer.answeredAt ?? clock!.now,
      ...(thanks === undefined ? {} : noHeldThanks),
      ...(thanks !== undefined && !isHeld ? { thanks } : {}),
      ...(thanks && isHeld
        ? { heldThanks: thanks, thanksReasons: judgement.reasons, thanksHeldAt: clock!.now }
        : {}),
    },
  });
}
