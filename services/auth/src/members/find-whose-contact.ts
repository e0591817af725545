import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';

/**
 * Finds the owner of contact data that the caller has locked: the person who has proven the number, else the person who
 * has proven the address, else a member without proven data whom that number would log in. A person who has proven
 * other data and only claims this data is not the owner.
 */
export async function findWhoseContact(
  tx: Tx,
  { phone, email }: { phone: string | undefined; email: string },
): Promise<Person | undefined> {
  const byPhone =
    phone &&
    (await tx.person.findFirst({
      where: { phone, phoneVerifiedAt: { not: null }, erasingAt: null },
    }));
  if (byPhone) return byPhone;
  const byEmail = await tx.person.findFirst({
    where: { email, emailVerifiedAt: { not: null }, erasingAt: null },
  });
  if (byEmail) return byEmail;
  const claimed =
    phone &&
    (await tx.person.findFirst({
      where: { phone, phoneVerifiedAt: null, emailVerifiedAt: null, erasingAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }));
  return claimed || undefined;
}
