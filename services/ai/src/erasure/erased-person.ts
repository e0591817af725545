import { loginRequired } from '@kbf/service-kit';
import type { Transaction } from '../database.ts';

/** Held by whoever writes something of a person's (shared) and by their erasure (alone): neither misses the other. */
const lockOf = (personId: string) => `ai: person ${personId}`;

/** Whether a person's data was erased here. The answer holds until the transaction ends. */
export async function isErased(tx: Transaction, personId: string): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${lockOf(personId)}, 0))`;
  return (await tx.erasedPerson.findUnique({ where: { personId } })) !== null;
}

/** Waits for what is being written of a person's; from here on nothing more is. */
export async function lockForErasure(tx: Transaction, personId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lockOf(personId)}, 0))`;
}

/**
 * Call it in the transaction that writes something of a person's. Does nothing for visitors.
 * @throws {AppError} 401 when the person was erased: their last login may outlive them by a minute
 */
export async function refuseErased(tx: Transaction, personId: string | undefined): Promise<void> {
  if (personId && (await isErased(tx, personId))) throw loginRequired();
}
