import type { ContactKind } from '@kbf/contracts';
import type { ProvenContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';
import type { ContactChange, Person } from '../generated/prisma/client.ts';
import { provenContact } from './proven-contact.ts';

type Proven = ProvenContacts['emails'][number];

/**
 * Finds the contacts that a person has proven, now and before changes that are still stored. An address that was undone
 * belonged to an attacker and is left out. A person who asked for erasure may later send something as a new person:
 * that does not belong to the old account.
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
    ...changes.flatMap((change) => (change.what === what ? (provenBefore(change) ?? []) : [])),
  ];
  return { emails: ofKind('email'), phones: ofKind('phone') };
}

function provenNow(person: Person, what: ContactKind): Proven | undefined {
  const value = provenContact(person, what);
  return value ? { value, until: person.erasingAt?.toISOString() ?? null } : undefined;
}

function provenBefore({ before, appliedAt }: ContactChange): Proven | undefined {
  return before && appliedAt ? { value: before, until: appliedAt.toISOString() } : undefined;
}
