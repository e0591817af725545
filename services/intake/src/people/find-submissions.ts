import { escapeLike } from '@kbf/data-kit';
import type { ProvenContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';
import { normalized } from '../submissions/search-text.ts';
import { digitsOf, numberDigits } from './phone-digits.ts';
import { isFromProven, tracesOf } from './proven-sender.ts';

type Sender = { email: string; phone: string | null };
const numberOf = ({ phone }: Sender) => digitsOf(phone).slice(-numberDigits);
const isSame = (one: Sender, other: Sender) =>
  one.email.toLowerCase() === other.email.toLowerCase() &&
  numberOf(one) !== '' &&
  numberOf(one) === numberOf(other);

/**
 * The submissions that are a person's: those that became this member, those that came from an address or a number that
 * they have proven since, and others that came from the same mail address and the same number as those that became the
 * member. What nobody has proven proves nothing alone, as anybody can write anybody's address into a form.
 * @returns their ids
 */
export async function findSubmissionsOf(
  tx: Tx,
  personId: string,
  proven: ProvenContacts,
): Promise<string[]> {
  const select = { id: true, email: true, phone: true, createdAt: true } as const;
  const own = await tx.contactSubmission.findMany({ where: { personId }, select });
  const traces = new Set([...own.map(({ email }) => normalized(email)), ...tracesOf(proven)]);
  if (traces.size === 0) return [];
  const others = await tx.contactSubmission.findMany({
    where: {
      personId: null,
      // Served by the index of the search; what else holds the trace is left out below.
      OR: [...traces].map((trace) => ({ searchText: { contains: escapeLike(trace) } })),
    },
    select,
  });
  const theirs = others.filter(
    (other) => isFromProven(other, proven) || own.some((one) => isSame(one, other)),
  );
  return [...own, ...theirs].map(({ id }) => id);
}
