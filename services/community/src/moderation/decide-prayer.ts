import { databaseNow } from '@kbf/data-kit';
import { conflict } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Prayer } from '../generated/prisma/client.ts';
import { countPublic } from '../prayers/count-public.ts';
import { noHeldThanks } from '../prayers/mark-answered.ts';
import { recordDecision } from './record-decision.ts';
import type { DecisionWork, Verdict } from './record-decision.ts';

export type Decision = Verdict & { part: 'prayer' | 'thanks' | 'photo' };

/**
 * Applies an admin's decision about a prayer whose counts are locked. Open reports of it are closed.
 * @throws 409 when nothing waits for a decision
 */
export async function decidePrayer(
  work: DecisionWork,
  prayer: Prayer,
  { state, part, taken }: Decision,
): Promise<void> {
  const { tx } = work;
  const decide = { prayer: decideWhole, thanks: decideThanks, photo: decidePhoto }[part];
  const isChange = await decide(tx, prayer, state);
  await recordDecision(work, {
    kind: 'prayer',
    part,
    before: before(prayer, part),
    taken,
    subjectId: prayer.id,
    prayerId: prayer.id,
    authorUserId: prayer.authorUserId,
    state,
    isChange,
  });
  // Last, because all writers wait for the count's row.
  if (part !== 'prayer' || prayer.state === state) return;
  if (state === 'public') await countPublic(tx, 1);
  else if (prayer.state === 'public') await countPublic(tx, -1);
}

/** The state before the decision. Thanks and photos belong to a public prayer and wait separately. */
function before(prayer: Prayer, part: Decision['part']) {
  const { state, request, thanks, heldThanks, heldReasons, thanksReasons } = prayer;
  if (part === 'prayer')
    return { was: state, reasons: state === 'public' ? [] : heldReasons, words: request };
  if (part === 'photo') return { was: 'held', reasons: ['photo'], words: request };
  const was = heldThanks === null ? 'public' : 'held';
  return { was, reasons: thanksReasons, words: heldThanks ?? thanks ?? '' };
}

/** Each of these returns whether other people now see a difference. */
async function decideWhole(tx: Tx, prayer: Prayer, state: Decision['state']): Promise<boolean> {
  const now = await databaseNow(tx);
  const held =
    state === 'public'
      ? await tx.prayerPhoto.findFirst({ where: { prayerId: prayer.id, state: 'held' } })
      : null;
  if (held) await tx.prayerPhoto.update({ where: { id: held.id }, data: { state: 'public' } });
  await tx.prayer.update({
    where: { id: prayer.id },
    data: {
      state,
      heldReasons: [],
      ...(held ? { photoId: held.id } : {}),
      // A prayer that was public before keeps its place in the feed; a new one goes to the top.
      ...(state === 'public' ? { publishedAt: prayer.publishedAt ?? now } : {}),
    },
  });
  await tx.report.updateMany({
    where: { prayerId: prayer.id, commentId: null, decidedAt: null },
    data: { decidedAt: now },
  });
  return prayer.state !== state || held !== null;
}

async function decidePhoto(tx: Tx, prayer: Prayer, state: Decision['state']): Promise<boolean> {
  const where = { prayerId: prayer.id };
  const photo =
    (await tx.prayerPhoto.findFirst({ where: { ...where, state: 'held' } })) ??
    (await tx.prayerPhoto.findFirst({ where: { ...where, state: { in: ['public', 'hidden'] } } }));
  if (!photo) throw conflict('This prayer has no photo.');
  await tx.prayerPhoto.update({ where: { id: photo.id }, data: { state } });
  await tx.prayer.update({
    where: { id: prayer.id },
    data: { photoId: state === 'public' ? photo.id : null },
  });
  return photo.state !== state;
}

async function decideThanks(tx: Tx, prayer: Prayer, state: Decision['state']): Promise<boolean> {
  const waiting = prayer.heldThanks;
  if (waiting === null && (state === 'public' || prayer.thanks === null))
    throw conflict('No thanks are waiting.');
  // Hiding removes the waiting thanks; without waiting thanks, it removes the shown ones.
  const shown = waiting === null ? null : prayer.thanks;
  await tx.prayer.update({
    where: { id: prayer.id },
    data: { thanks: state === 'public' ? waiting : shown, ...noHeldThanks },
  });
  return true;
}
