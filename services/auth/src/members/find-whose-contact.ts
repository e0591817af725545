import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';

/**
 * Whose contact data that is, while the caller has it locked: who has proven the number, else who has proven the
 * address, else a member who has proven nothing yet and whom that number would log in. Somebody who has proven other
 * data and only claims this is not that person.
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
