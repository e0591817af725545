import type { DeskDetail, DeskPlace } from '@kbf/contracts';
import { deskDecisions } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import { z } from 'zod';
import { lookAtCase } from '../care/look-at-case.ts';
import type { Deps } from '../deps.ts';
import { readWaitingText } from './desk-sql.ts';
import { nextAtDesk, presentText } from './list-desk.ts';

/** One item of the desk with its context. @throws 404 when it no longer waits; a handled case can still be read */
export async function readDeskItem(
  deps: Deps,
  identity: Identity,
  place: DeskPlace,
): Promise<DeskDetail> {
  const [next, decision] = await Promise.all([nextAtDesk(deps, place), readDecision(deps, place)]);
  const { kind, id } = place;
  if (kind === 'danger') {
    const { since, shown } = await lookAtCase(deps, identity, id);
    const {
      level,
      kind: about,
      namedKind,
      place: where,
      seenAt,
      handledAt,
      more,
      together,
    } = shown;
    return {
      kind,
      id,
      group: 'danger',
      since: since.toISOString(),
      danger: { level, kind: about, namedKind, place: where, seenAt, handledAt, more, together },
      text: null,
      case: shown,
      decision,
      next,
    };
  }
  const row = await readWaitingText(deps.database.sql, place);
  if (!row) throw notFound('This does not wait any more: somebody has decided.');
  return { ...presentText({ ...row, kind }), case: null, decision, next };
}

/** The pending decision about an item, which can still be undone. */
export async function readDecision(
  { database: { prisma } }: Pick<Deps, 'database'>,
  { kind, id }: DeskPlace,
): Promise<DeskDetail['decision']> {
  const taken = await prisma.deskDecision.findUnique({ where: { kind_id: { kind, id } } });
  if (!taken) return null;
  const admin = await prisma.personName.findUnique({ where: { personId: taken.decidedBy } });
  return {
    decision: z.enum(deskDecisions).parse(taken.decision),
    by: admin?.fullName ?? 'An admin',
    dueAt: taken.dueAt.toISOString(),
  };
}
