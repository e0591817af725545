import { normalEmail } from '@kbf/contracts';
import { escapeLike } from '@kbf/data-kit';
import type { ProvenContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';
import { namesEmail, namesPhone, numberOf, tracesOf } from './proven-sender.ts';
import type { Sent } from './proven-sender.ts';

export type NamedSubmission = { id: string; namesEmail: boolean; namesPhone: boolean };

const isSame = (one: Sent, other: Sent) =>
  normalEmail(one.email) === normalEmail(other.email) &&
  numberOf(one) !== '' &&
  numberOf(one) === numberOf(other);

/**
 * Finds the submissions to erase with a person. A single number or address is not enough for a form to be theirs,
 * because anyone can enter it.
 * @returns `own`: those that they have proven to have sent, and others with both their address and their number;
 * `naming`: others that became this member or name one of the two
 */
export async function findSubmissionsOf(
  tx: Tx,
  personId: string,
  proven: ProvenContacts,
): Promise<{ own: string[]; naming: NamedSubmission[] }> {
  const select = { id: true, email: true, phone: true, createdAt: true } as const;
  const sent = await tx.contactSubmission.findMany({ where: { senderId: personId }, select });
  const traces = [...new Set(tracesOf(sent, proven))];
  const others = await tx.contactSubmission.findMany({
    where: {
      senderId: null,
      OR: [
        { personId },
        // Uses the index of the search; the code below removes other matches.
        ...traces.map((trace) => ({
          personId: null,
          searchText: { contains: escapeLike(trace) },
        })),
      ],
    },
    select: { ...select, personId: true },
  });
  const named = others.map((other) => ({
    ...other,
    namesEmail: namesEmail(other, proven),
    namesPhone: namesPhone(other, proven),
  }));
  const isOwn = (one: (typeof named)[number]) =>
    (one.namesEmail && one.namesPhone) || sent.some((own) => isSame(own, one));
  return {
    own: [...sent, ...named.filter(isOwn)].map(({ id }) => id),
    naming: named.filter(
      (one) => !isOwn(one) && (one.namesEmail || one.namesPhone || one.personId !== null),
    ),
  };
}
