import { limits } from '@kbf/contracts';
import type { DeskDecision, DeskPlace } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, conflict, invalid, notFound } from '@kbf/service-kit';
import { noteCase } from '../care/handle-case.ts';
import { ofSamePerson, waitingCases } from '../care/same-person.ts';
import type { Tx } from '../database.ts';
import { sealOfDecided } from '../decided/sealed-decided.ts';
import type { Deps } from '../deps.ts';
import { checkSeen } from '../moderation/record-decision.ts';
import { readWaitingText } from './desk-sql.ts';

type Taken = {
  decision: DeskDecision;
  note?: string | undefined;
  together?: boolean | undefined;
  seenAt?: string | undefined;
};

/**
 * Records an admin's decision. It is carried out when the time to undo it is over. Until then nothing is shown, hidden
 * or sent, so that an undo leaves no trace.
 * @returns how many were decided together
 * @throws 400 for a decision that does not fit the kind of item, 404 when the item does not wait, 409 when another
 * admin was faster
 */
export async function takeDecision(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  identity: Identity,
  { kind, id }: DeskPlace,
  { decision, note, together, seenAt }: Taken,
): Promise<number> {
  if ((kind === 'danger') !== (decision === 'handled'))
    throw invalid('This cannot be decided about it.', [
      { path: 'body.decision', message: kind === 'danger' ? 'is handled' : 'is release or hide' },
    ]);
  if (together && kind !== 'danger')
    throw invalid('Texts are decided one by one.', [
      { path: 'body.together', message: 'is for a danger' },
    ]);
  const decided = await database.transaction(async (tx, sql) => {
    if (kind === 'danger') {
      const found = await tx.careCase.count({ where: { id, handledAt: null } });
      if (found === 0) throw notFound('This does not wait any more: somebody has handled it.');
      if (note !== undefined) await noteCase({ tx, sql, identity }, config, { id, note });
    } else {
      const row = await readWaitingText(sql, { kind, id });
      if (!row) throw notFound('This does not wait any more: somebody has decided.');
      checkSeen(seenAt, row.created_at);
    }
    const dueAt = new Date((await databaseNow(tx)).getTime() + limits.desk.undoMs);
    const row = {
      kind,
      decision,
      seenAt: seenAt ?? null,
      decidedBy: adminIdOf(identity),
      dueAt,
      sealedNote:
        note === undefined || kind === 'danger'
          ? null
          : sealOfDecided(config, { kind, subjectId: id }, 'note', note),
    };
    const others = together ? await seenOfSamePerson(tx, id) : [];
    const taken = await tx.deskDecision.createManyAndReturn({
      // Always in the same order: of two admins who decide about the same person, one waits for the other.
      data: [
        { ...row, id },
        ...others.map((other) => ({ ...row, id: other, withId: id })),
      ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      skipDuplicates: true,
      select: { id: true },
    });
    if (!taken.some((one) => one.id === id))
      throw conflict('Somebody has just decided about this.');
    return taken.length;
  });
  relay.nudge();
  return decided;
}

/** The other waiting items of the same person that an admin has seen. Unseen items keep waiting. */
async function seenOfSamePerson(tx: Tx, id: string): Promise<string[]> {
  const whose = ofSamePerson(await tx.careCase.findUniqueOrThrow({ where: { id } }));
  if (!whose) return [];
  const found = await tx.careCase.findMany({
    where: { AND: [await waitingCases(tx), { ...whose, seenAt: { not: null }, id: { not: id } }] },
    select: { id: true },
  });
  return found.map((one) => one.id);
}

/** Undoes a pending decision and everything decided with it. @throws 404 */
export async function undoDecision(
  { database }: Pick<Deps, 'database'>,
  { kind, id }: DeskPlace,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { count } = await tx.deskDecision.deleteMany({ where: { kind, id } });
    if (count === 0) throw notFound('It is too late to take this back.');
    await tx.deskDecision.deleteMany({ where: { kind, withId: id } });
  });
}
