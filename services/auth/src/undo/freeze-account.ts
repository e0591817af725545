import type { ContactKind } from '@kbf/contracts';
import { prismaSql, recordEvent } from '@kbf/events';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, UndoState } from '../generated/prisma/client.ts';
import { endAccess } from './end-access.ts';
import { tellOfChange } from './tell-of-change.ts';

/**
 * Returns true if an undo by one contact would take back contact data that the other contact has set: both were proven
 * before the first change, so only an admin can tell which of them is the owner's.
 * @param by the contact that undoes
 */
export async function isDisputed(tx: Tx, state: UndoState, by: ContactKind): Promise<boolean> {
  const { personId, since } = state;
  const changes = await tx.contactChange.findMany({
    where: {
      personId,
      createdAt: { gte: since },
      endedAt: null,
      madeBy: by === 'phone' ? 'email' : 'phone',
    },
  });
  return changes.some(({ what, value }) => value !== state[what === 'phone' ? 'phone' : 'email']);
}

/** Freezes an account: every login ends, and no new one begins until an admin decides who owns it. */
export async function freezeAccount(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  person: Person,
  state: UndoState,
  now: Date,
): Promise<void> {
  const { id: personId } = person;
  await tx.person.update({ where: { id: personId }, data: { frozenAt: now } });
  await endAccess(tx, personId, now);
  await recordAudit(tx, { action: 'account.frozen', actorId: null, subjectId: personId });
  await tellOfChange(tx, deps, person, 'frozen', state);
  await recordEvent(prismaSql(tx), 'account.frozen', { personId, frozenAt: now.toISOString() });
}
