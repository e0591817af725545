import type { Transaction } from '../database.ts';

/** Lets one transaction at a time work on this person, until it commits: erasing and writing never cross. */
export async function holdPerson(tx: Transaction, personId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`person:${personId}`}, 0))`;
}

/** Whether the person was erased: then nothing about them is stored or sent any more. Holds the person. */
export async function isErased(tx: Transaction, personId: string): Promise<boolean> {
  await holdPerson(tx, personId);
  return (await tx.tombstone.count({ where: { personId } })) > 0;
}
