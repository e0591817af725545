import { escapeLike } from '@kbf/data-kit';
import type { ProvenContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';
import { namesEmail } from './proven-sender.ts';

/**
 * Finds the registrations for the training to erase with a person: those that they have proven to have sent, that
 * belong to them, and unconfirmed ones with an address that they have proven. Without that address, nothing can come of
 * the latter, no matter who sent them.
 * @returns their ids
 */
export async function findRegistrationsOf(
  tx: Tx,
  personId: string,
  { emails }: ProvenContacts,
): Promise<string[]> {
  const select = { id: true, email: true, createdAt: true } as const;
  const own = await tx.trainingRegistration.findMany({
    where: { OR: [{ personId }, { senderId: personId }] },
    select,
  });
  const others = await tx.trainingRegistration.findMany({
    where: {
      personId: null,
      senderId: null,
      OR: emails.map(({ value }) => ({
        email: { equals: escapeLike(value), mode: 'insensitive' },
      })),
    },
    select,
  });
  const theirs = others.filter((one) => namesEmail({ ...one, phone: null }, { emails }));
  return [...own, ...theirs].map(({ id }) => id);
}
