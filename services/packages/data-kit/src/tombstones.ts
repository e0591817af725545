import { lockInTransaction, shareLockInTransaction } from './locks-sql.ts';
import type { LockableTx } from './locks-sql.ts';

/** A transaction of a client whose schema has the model `ErasedPerson` (see `models/`). */
export type TombstoneTx = LockableTx & {
  erasedPerson: {
    count: (query: { where: { personId: string } }) => PromiseLike<number>;
    createMany: (rows: {
      data: { personId: string }[];
      skipDuplicates: true;
    }) => PromiseLike<unknown>;
  };
};

/** What is locked for a person. */
export const subjectOf = (personId: string) => `person:${personId}`;
const isBuried = async (tx: TombstoneTx, personId: string) =>
  (await tx.erasedPerson.count({ where: { personId } })) > 0;

/**
 * Lets one transaction at a time change what belongs to a person, until it ends, so that nothing is written beside an
 * erasure.
 * @returns whether the person was erased: then nothing may be kept for them any more
 */
export async function lockPerson(
  tx: TombstoneTx,
  personId: string,
): Promise<{ isErased: boolean }> {
  await lockInTransaction(tx, subjectOf(personId));
  return { isErased: await isBuried(tx, personId) };
}

/** As `lockPerson`, beside others that write for the same person: only an erasure is kept out and waited for. */
export async function shareLockPerson(
  tx: TombstoneTx,
  personId: string,
): Promise<{ isErased: boolean }> {
  await shareLockInTransaction(tx, subjectOf(personId));
  return { isErased: await isBuried(tx, personId) };
}

/**
 * Leaves a tombstone: whatever still comes for the person finds it. Waits for what is being written of them; call it
 * first in the transaction that erases.
 */
export async function leaveTombstone(tx: TombstoneTx, personId: string): Promise<void> {
  await lockInTransaction(tx, subjectOf(personId));
  await tx.erasedPerson.createMany({ data: [{ personId }], skipDuplicates: true });
}
