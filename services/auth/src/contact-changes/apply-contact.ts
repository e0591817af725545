import type { ContactKind } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { AuthConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { removeOtherClaims } from '../people/contact-data.ts';
import { provePhone } from '../people/prove-phone.ts';

/** A number in E.164 or an address in lower case that a member has proven. */
export type NewContact = { what: ContactKind; value: string };

/**
 * Sets a number or address that the person has proven and the caller has locked. Removes the claims of others. Links
 * that the person was sent as an admin stop working: they went to the old contact, too.
 */
export async function applyContact(
  tx: Tx,
  config: AuthConfig,
  personId: string,
  { what, value }: NewContact,
): Promise<Person> {
  await tx.roleUndo.deleteMany({ where: { holderId: personId } });
  if (what === 'phone') return provePhone(tx, config, personId, value);
  const changed = await tx.person.update({
    where: { id: personId },
    data: { email: value, emailVerifiedAt: await databaseNow(tx) },
  });
  await removeOtherClaims(tx, personId, { email: value });
  return changed;
}
