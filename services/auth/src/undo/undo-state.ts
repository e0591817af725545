import { limits } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import type { Person, UndoState } from '../generated/prisma/client.ts';
import { later } from '../time/later.ts';

/** Finds the state that an undo brings back; undefined when there is no change that can still be undone. */
export async function findUndoState(
  tx: Tx,
  personId: string,
  now: Date,
): Promise<UndoState | undefined> {
  const state = await tx.undoState.findUnique({ where: { personId } });
  return state && state.endsAt > now ? state : undefined;
}

/**
 * Keeps the contact data from before a change for seven days. The data from before an earlier change stays, if that can
 * still be undone: otherwise a thief who makes one change after the other would become the owner.
 * @param before the person, whose row is locked, as they are before the change
 */
export async function keepUndoState(tx: Tx, before: Person, now: Date): Promise<UndoState> {
  const personId = before.id;
  const endsAt = later(now, { days: limits.contactChange.undoDays });
  if (await findUndoState(tx, personId, now))
    return tx.undoState.update({ where: { personId }, data: { endsAt } });
  await tx.undoState.deleteMany({ where: { personId } });
  const { phone, phoneVerifiedAt, email, emailVerifiedAt } = before;
  return tx.undoState.create({
    data: { personId, phone, phoneVerifiedAt, email, emailVerifiedAt, since: now, endsAt },
  });
}
