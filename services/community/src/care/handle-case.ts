import type { DangerKind } from '@kbf/contracts';
import { databaseNow, recordPrivilegedAct } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { sealOfCase } from './sealed-case.ts';

type Work = { tx: Tx; sql: SqlRunner; identity: Identity };

/** Marks a case as handled by an admin. @throws 404 */
export async function handleCase({ tx, sql, identity }: Work, id: string): Promise<void> {
  const { count } = await tx.careCase.updateMany({
    where: { id, handledAt: null },
    data: { handledAt: await databaseNow(tx), handledBy: adminIdOf(identity) },
  });
  if (count === 0) throw notFound();
  await recordPrivilegedAct(sql, identity, { action: 'care.handled', subjectId: id });
}

/** Stores an admin's note; null removes it. @throws 404 */
export async function noteCase(
  { tx, sql, identity }: Work,
  config: Deps['config'],
  { id, note }: { id: string; note: string | null },
): Promise<void> {
  const sealedNote = note === null ? null : sealOfCase(config, id, 'note', note);
  const { count } = await tx.careCase.updateMany({ where: { id }, data: { sealedNote } });
  if (count === 0) throw notFound();
  await recordPrivilegedAct(sql, identity, { action: 'care.noted', subjectId: id });
}

/**
 * Stores the kind of danger as named by the admin who read the case. The help shown to the person does not change.
 * @throws 404
 */
export async function nameCase(
  { tx, sql, identity }: Work,
  { id, namedKind }: { id: string; namedKind: DangerKind },
): Promise<void> {
  const found = await tx.careCase.findUnique({ where: { id }, select: { kind: true } });
  if (!found) throw notFound();
  await tx.careCase.update({ where: { id }, data: { namedKind } });
  await recordPrivilegedAct(sql, identity, {
    action: 'care.named',
    subjectId: id,
    details: { noticed: found.kind, named: namedKind },
  });
}

/** Reopens a handled case. @throws 404 */
export async function reopenCase({ tx, sql, identity }: Work, id: string): Promise<void> {
  const data = { handledAt: null, handledBy: null };
  const { count } = await tx.careCase.updateMany({ where: { id }, data });
  if (count === 0) throw notFound();
  await recordPrivilegedAct(sql, identity, { action: 'care.reopened', subjectId: id });
}
