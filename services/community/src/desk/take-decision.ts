import { limits } from '@kbf/contracts';
import type { DeskDecision, DeskPlace } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, conflict, invalid, notFound } from '@kbf/service-kit';
import { noteCase } from '../care/handle-case.ts';
import type { Deps } from '../deps.ts';
import { checkSeen } from '../moderation/record-decision.ts';
import { readWaitingText } from './desk-sql.ts';

type Taken = { decision: DeskDecision; note?: string | undefined; seenAt?: string | undefined };

/**
 * Writes down what an admin decides, to be carried out when it cannot be taken back any more: until then nothing is
 * shown, hidden or told to anybody, so that taking it back leaves no trace.
 * @throws 400 for a decision of another kind of thing, 404 when it does not wait, 409 when somebody was faster
 */
export async function takeDecision(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  identity: Identity,
  { kind, id }: DeskPlace,
  { decision, note, seenAt }: Taken,
): Promise<void> {
  if ((kind === 'danger') !== (decision === 'handled'))
    throw invalid('This cannot be decided about it.', [
      { path: 'body.decision', message: kind === 'danger' ? 'is handled' : 'is release or hide' },
    ]);
  await database.transaction(async (tx, sql) => {
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
    const { count } = await tx.deskDecision.createMany({
      data: [{ kind, id, decision, seenAt: seenAt ?? null, decidedBy: adminIdOf(identity), dueAt }],
      skipDuplicates: true,
    });
    if (count === 0) throw conflict('Somebody has just decided about this.');
  });
  relay.nudge();
}

/** Takes a decision back that was not carried out yet. @throws 404 */
export async function undoDecision(
  { database: { prisma } }: Pick<Deps, 'database'>,
  { kind, id }: DeskPlace,
): Promise<void> {
  const { count } = await prisma.deskDecision.deleteMany({ where: { kind, id } });
  if (count === 0) throw notFound('It is too late to take this back.');
}
