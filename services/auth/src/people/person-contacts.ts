import type { PersonContacts } from '@kbf/contracts/internal';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { fullNameOf } from '../names/person-name.ts';

/**
 * A person's contacts: only contact data that they have proven. Nothing while they are suspended or frozen, or have
 * deleted their account and can still stop that. When the erasure has begun, services use it to find what they
 * stored. @throws 404
 */
export async function findPersonContacts(tx: Tx, personId: string): Promise<PersonContacts> {
  const person = await tx.person.findUnique({ where: { id: personId } });
  if (!person) throw notFound('This person was not found.');
  const waits =
    person.erasingAt && (await tx.erasure.count({ where: { personId, askedAt: null } }));
  const reachable = !person.suspendedAt && !person.frozenAt && !waits;
  return {
    phone: reachable && person.phoneVerifiedAt ? person.phone : null,
    email: reachable && person.emailVerifiedAt ? person.email : null,
    fullName: fullNameOf(person),
    claims: [
      person.phoneVerifiedAt ? null : person.phone,
      person.emailVerifiedAt ? null : person.email,
    ].filter((claim) => claim !== null),
  };
}
