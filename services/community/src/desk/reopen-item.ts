import type { DeskPlace } from '@kbf/contracts';
import { recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { announcePhoto } from '../profiles/profile-photos.ts';
import { actAbout, reportsOf } from './decide-text.ts';
import { countChange, decidableTexts, showNameNow } from './decidable-texts.ts';
import type { Work } from './decidable-texts.ts';
import { restoreColumns } from './rows-sql.ts';
import type { TextKind } from './rows-sql.ts';
import type { Key } from './sealed.ts';
import { undoOf } from './undo.ts';
import { reopenCases } from './update-case.ts';

/**
 * Undoes a decision: the item waits again as before. A danger can be reopened at any time, a text until its author is
 * told.
 * @throws 404 when it is too late, 409 when the text was changed since the decision
 */
export async function reopenItem(
  { config, database, feed, relay }: Pick<Deps, 'config' | 'database' | 'feed' | 'relay'>,
  identity: Identity,
  { kind, id }: DeskPlace,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    const work = { tx, sql, identity };
    await (kind === 'danger' ? reopenCases(work, id) : reopenText(work, config, { kind, id }));
  });
  relay.nudge();
  if (kind !== 'danger') await feed.changed();
}

async function reopenText(
  { tx, sql, identity }: Work & { identity: Identity },
  config: Key,
  { kind, id }: { kind: TextKind; id: string },
): Promise<void> {
  await decidableTexts[kind].lock(tx, id);
  const where = { kind, subjectId: id, sealedUndo: { not: null } };
  const last = await tx.decidedText.findFirst({ where, orderBy: { decidedAt: 'desc' } });
  const { count } = await tx.decidedText.deleteMany({
    where: { id: last?.id ?? id, sealedUndo: { not: null } },
  });
  if (!last?.sealedUndo || count === 0) throw notFound('It is too late to undo this.');
  const undo = undoOf.open(config, last, last.sealedUndo);
  if (!undo) throw conflict('This cannot be undone: the site’s key has changed since you decided.');
  const { before, after, photoId } = undo;
  if (!(await restoreColumns(sql, { kind, id }, { before, after })))
    throw conflict('This has changed since you decided. Please read it again.');
  const { decidedAt, prayerId } = last;
  const reports = reportsOf(kind, id);
  if (reports)
    await tx.report.updateMany({ where: { ...reports, decidedAt }, data: { decidedAt: null } });
  const held = { state: 'held' };
  if (photoId) await tx.prayerPhoto.update({ where: { id: photoId }, data: held });
  if (kind === 'name') await showNameNow(tx, id);
  if (kind === 'profile' && before['photo_id'] !== after['photo_id']) {
    const shown = after['photo_id'];
    if (typeof shown === 'string')
      await tx.profilePhoto.updateMany({ where: { id: shown }, data: held });
    const version = { increment: 1 };
    await announcePhoto(sql, await tx.profile.update({ where: { userId: id }, data: { version } }));
  }
  await recordPrivilegedAct(sql, identity, { action: actAbout(kind, 'reopened'), subjectId: id });
  await countChange(tx, { kind, prayerId }, { from: after['state'], to: before['state'] });
}
