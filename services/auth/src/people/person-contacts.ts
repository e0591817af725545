import type { PersonContacts } from '@kbf/contracts/internal';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { fullNameOf } from '../names/person-name.ts';

/** A person's contacts: only contact data that they have proven, and nothing while suspended or frozen. @throws 404 */
export async function findPersonContacts(tx: Tx, personId: string): Promise<PersonContacts> {
  const person = await tx.person.findUnique({ where: { id: personId } });
  if (!person) throw notFound('This person was not found.');
  const reachable = !person.suspendedAt && !person.frozenAt;
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
