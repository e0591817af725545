import { foldText, normalEmail } from '@kbf/contracts';
import { escapeLike } from '@kbf/data-kit';
import type { ProvenContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';
import { digitsOf, numberDigits } from './phone-digits.ts';
import { isFromProven, tracesOf } from './proven-sender.ts';

type Sender = { email: string; phone: string | null };
const numberOf = ({ phone }: Sender) => digitsOf(phone).slice(-numberDigits);
const isSame = (one: Sender, other: Sender) =>
  normalEmail(one.email) === normalEmail(other.email) &&
  numberOf(one) !== '' &&
  numberOf(one) === numberOf(other);

/**
 * Finds a person's submissions: those that became this member, those from an address or a number that they have proven
 * since, and others with both the mail address and the number of those that became the member. A single unproven
 * address or number is not enough, because a person can enter another person's address in a form.
 * @returns their ids
 */
export async function findSubmissionsOf(
  tx: Tx,
  personId: string,
  proven: ProvenContacts,
): Promise<string[]> {
  const select = { id: true, email: true, phone: true, createdAt: true } as const;
  const own = await tx.contactSubmission.findMany({ where: { personId }, select });
  const traces = new Set([...own.map(({ email }) => foldText(email)), ...tracesOf(proven)]);
  if (traces.size === 0) return [];
  const others = await tx.contactSubmission.findMany({
    where: {
      personId: null,
      // Uses the index of the search; the code below removes other matches.
      OR: [...traces].map((trace) => ({ searchText: { contains: escapeLike(trace) } })),
    },
    select,
  });
  const theirs = others.filter(
    (other) => isFromProven(other, proven) || own.some((one) => isSame(one, other)),
  );
  return [...own, ...theirs].map(({ id }) => id);
}
