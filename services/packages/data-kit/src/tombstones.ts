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

/** The lock subject of a person. */
export const subjectOf = (personId: string) => `person:${personId}`;
const isBuried = async (tx: TombstoneTx, personId: string) =>
  (await tx.erasedPerson.count({ where: { personId } })) > 0;

/**
 * Lets one transaction at a time change a person's data, until it ends, so that nothing is written during an erasure.
 * @returns whether the person was erased; if so, do not store anything for them
 */
export async function lockPerson(
  tx: TombstoneTx,
  personId: string,
): Promise<{ isErased: boolean }> {
  await lockInTransaction(tx, subjectOf(personId));
  return { isErased: await isBuried(tx, personId) };
}

/**
 * Like `lockPerson`, but shared with other writers for the same person. It waits only for an erasure, and keeps only an
 * erasure out.
 */
export async function shareLockPerson(
  tx: TombstoneTx,
  personId: string,
): Promise<{ isErased: boolean }> {
  await shareLockInTransaction(tx, subjectOf(personId));
  return { isErased: await isBuried(tx, personId) };
}

/**
 * Leaves a tombstone, which later writes for the person will find. Waits for writes in progress. Call it first in the
 * transaction that erases.
 */
export async function leaveTombstone(tx: TombstoneTx, personId: string): Promise<void> {
  await lockInTransaction(tx, subjectOf(personId));
  await tx.erasedPerson.createMany({ data: [{ personId }], skipDuplicates: true });
}
