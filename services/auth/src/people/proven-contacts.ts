import type { ContactKind } from '@kbf/contracts';
import type { ProvenContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';
import type { ContactChange, Person } from '../generated/prisma/client.ts';

type Proven = ProvenContacts['emails'][number];

/**
 * What a person has proven, now and before changes that are still kept: an address that was taken back was a thief's.
 * Whoever asked to be erased may send something as somebody new, which is not theirs any more.
 */
export async function findProvenContacts(tx: Tx, personId: string): Promise<ProvenContacts> {
  const person = await tx.person.findUnique({ where: { id: personId } });
  if (!person) return { emails: [], phones: [] };
  const changes = await tx.contactChange.findMany({
    where: { personId, appliedAt: { not: null }, endedAt: null },
    orderBy: { createdAt: 'asc' },
  });
  const ofKind = (what: ContactKind) => [
    ...[provenNow(person, what)].filter((one) => one !== undefined),
    ...changes.flatMap((change) =>
      change.what === what ? (provenBefore(change, what) ?? []) : [],
    ),
  ];
  return { emails: ofKind('email'), phones: ofKind('phone') };
}

function provenNow(person: Person, what: ContactKind): Proven | undefined {
  const value = person[`${what}VerifiedAt`] && person[what];
  return value ? { value, until: person.erasingAt?.toISOString() ?? null } : undefined;
}

function provenBefore(change: ContactChange, what: ContactKind): Proven | undefined {
  const value = change[`${what}VerifiedBefore`] && change[`${what}Before`];
  return value && change.appliedAt ? { value, until: change.appliedAt.toISOString() } : undefined;
}
