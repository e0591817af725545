import type { AuthConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { becomesFirstAdmin } from './first-admin.ts';
import { announcePerson } from './announce-person.ts';
import { removeOtherClaims } from './contact-data.ts';

/**
 * Marks a number, which the caller has locked, as proven by this person, who redeemed a text. Removes claims of others.
 * While there is no admin, ADMIN_PHONE creates one.
 */
export async function provePhone(
  tx: Tx,
  config: AuthConfig,
  personId: string,
  phone: string,
): Promise<Person> {
  const admin = phone === config.ADMIN_PHONE && (await becomesFirstAdmin(tx, personId));
  const proven = await tx.person.update({
    where: { id: personId },
    data: {
      phone,
      phoneVerifiedAt: new Date(),
      ...(admin ? { role: 'admin', version: { increment: 1 } } : {}),
    },
  });
  await removeOtherClaims(tx, personId, { phone });
  if (admin) await announcePerson(tx, proven);
  return proven;
}
