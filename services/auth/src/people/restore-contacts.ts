import type { Tx } from '../database.ts';
import type { Person, Prisma } from '../generated/prisma/client.ts';
import { isProvenByOther, removeOtherClaims } from './contact-data.ts';
import { provenContact } from './proven-contact.ts';
import type { ContactData } from './proven-contact.ts';

/**
 * Gives a person contact data that they had proven before, which the caller has locked, without a contact that another
 * person has proven since.
 * @param more what changes in the same step
 */
export async function restoreContacts(
  tx: Tx,
  id: string,
  data: ContactData,
  more: Prisma.PersonUpdateInput = {},
): Promise<Person> {
  const isOwn = async (contact: Partial<Record<'phone' | 'email', string | null>>) =>
    !(await isProvenByOther(tx, contact, id));
  const hasPhone = await isOwn({ phone: provenContact(data, 'phone') });
  const hasEmail = await isOwn({ email: provenContact(data, 'email') });
  const restored = await tx.person.update({
    where: { id },
    data: {
      ...more,
      phone: hasPhone ? data.phone : null,
      phoneVerifiedAt: hasPhone ? data.phoneVerifiedAt : null,
      email: hasEmail ? data.email : null,
      emailVerifiedAt: hasEmail ? data.emailVerifiedAt : null,
    },
  });
  await removeOtherClaims(tx, id, {
    phone: provenContact(restored, 'phone'),
    email: provenContact(restored, 'email'),
  });
  return restored;
}
