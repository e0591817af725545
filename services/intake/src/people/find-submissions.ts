import { escapeLike } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { normalized } from '../submissions/search-text.ts';

/** Digits of a number that tell it apart, whatever is written before and between them. */
const numberDigits = 10;

type Sender = { email: string; phone: string | null };
const numberOf = ({ phone }: Sender) => phone?.replaceAll(/\D/g, '').slice(-numberDigits) ?? '';
const isSame = (one: Sender, other: Sender) =>
  one.email.toLowerCase() === other.email.toLowerCase() &&
  numberOf(one) !== '' &&
  numberOf(one) === numberOf(other);

/**
 * The submissions that are a person's: those that became this member, and others that came from the same mail address
 * and the same number. Either alone proves nothing, as anybody can write anybody's address into a form; whoever is
 * logged in has proven one of the two.
 * @returns their ids
 */
export async function findSubmissionsOf(tx: Tx, personId: string): Promise<string[]> {
  const select = { id: true, email: true, phone: true } as const;
  const own = await tx.contactSubmission.findMany({ where: { personId }, select });
  if (own.length === 0) return [];
  const emails = new Set(own.map(({ email }) => normalized(email)));
  const others = await tx.contactSubmission.findMany({
    where: {
      personId: null,
      // Served by the index of the search; what else holds the address is left out below.
      OR: [...emails].map((email) => ({ searchText: { contains: escapeLike(email) } })),
    },
    select,
  });
  const theirs = others.filter((other) => own.some((one) => isSame(one, other)));
  return [...own, ...theirs].map(({ id }) => id);
}
