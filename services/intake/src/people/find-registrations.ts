import { escapeLike } from '@kbf/data-kit';
import type { ProvenContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';
import { isFromProven } from './proven-sender.ts';

/**
 * Finds a person's registrations for the training: those that became this member, and unconfirmed ones from an address
 * that they have proven. A member who registers again need not follow the link again.
 * @returns their ids
 */
export async function findRegistrationsOf(
  tx: Tx,
  personId: string,
  { emails }: ProvenContacts,
): Promise<string[]> {
  const select = { id: true, email: true, createdAt: true } as const;
  const own = await tx.trainingRegistration.findMany({ where: { personId }, select });
  const others = await tx.trainingRegistration.findMany({
    where: {
      personId: null,
      OR: emails.map(({ value }) => ({
        email: { equals: escapeLike(value), mode: 'insensitive' },
      })),
    },
    select,
  });
  const theirs = others.filter((one) =>
    isFromProven({ ...one, phone: null }, { emails, phones: [] }),
  );
  return [...own, ...theirs].map(({ id }) => id);
}
