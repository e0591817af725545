import type { DangerKind } from '@kbf/contracts';
import { databaseNow, recordPrivilegedAct } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { ofSamePerson } from './same-person.ts';
import { sealOfCase } from './sealed.ts';
import type { Key } from './sealed.ts';

type Work = { tx: Tx; sql: SqlRunner; identity: Identity };

/**
 * Marks a case as handled by an admin. `together`: also the other open cases of the same person that an admin has seen.
 * @returns how many were handled
 * @throws 404
 */
export async function handleCases(
  { tx, sql, identity }: Work,
  { id, together, noDanger }: { id: string; together: boolean | undefined; noDanger: boolean },
): Promise<number> {
  const found = await tx.careCase.findUnique({ where: { id } });
  const whose = found && together ? ofSamePerson(found) : undefined;
  const others = whose ? [{ ...whose, seenAt: { not: null } }] : [];
  const handled = await tx.careCase.updateManyAndReturn({
    where: { handledAt: null, OR: [{ id }, ...others] },
    data: { handledAt: await databaseNow(tx), handledBy: adminIdOf(identity), noDanger },
    select: { id: true },
  });
  if (!handled.some((one) => one.id === id))
    throw notFound('Another admin has already handled this.');
  for (const { id: subjectId } of handled)
    await recordPrivilegedAct(sql, identity, {
      action: 'care.handled',
      subjectId,
      ...(noDanger ? { details: { noDanger } } : {}),
    });
  return handled.length;
}

/** Stores an admin's note; null removes it. @throws 404 */
export async function noteCase(
  { tx, sql, identity }: Work,
  config: Key,
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

/** Reopens a handled case, with the cases that were handled together with it. @throws 404 */
export async function reopenCases({ tx, sql, identity }: Work, id: string): Promise<void> {
  const found = await tx.careCase.findUnique({ where: { id } });
  if (!found?.handledAt) throw notFound('This is already waiting.');
  const { handledAt, handledBy } = found;
  const whose = ofSamePerson(found);
  const reopened = await tx.careCase.updateManyAndReturn({
    where: { handledAt, handledBy, ...(whose ?? { id }) },
    data: { handledAt: null, handledBy: null, noDanger: false },
    select: { id: true },
  });
  for (const { id: subjectId } of reopened)
    await recordPrivilegedAct(sql, identity, { action: 'care.reopened', subjectId });
}
