import type { Tx } from '../database.ts';

/**
 * Lets one transaction at a time change what belongs to a person, until it commits, so that nothing is written beside
 * an erasure.
 * @returns whether the person was erased: then nothing may be kept for them any more
 */
export async function holdPerson(tx: Tx, personId: string): Promise<{ isErased: boolean }> {
  const subject = `person:${personId}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`;
  return { isErased: (await tx.erasedPerson.count({ where: { personId } })) > 0 };
}
