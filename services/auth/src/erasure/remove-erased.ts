import type { Transaction } from '../database.ts';
import type { Erasure } from '../generated/prisma/client.ts';

/** Removes a person with all claims once every service has erased what it knew. The erasure stays as the tombstone. */
export async function removeErased(
  tx: Transaction,
  { personId, services, confirmed }: Erasure,
): Promise<void> {
  if (!services.every((service) => confirmed.includes(service))) return;
  const person = await tx.person.findUnique({ where: { id: personId } });
  // Registrations with an address that was theirs alone go too; others may have claimed one that was not.
  if (person?.email && person.emailVerifiedAt)
    await tx.emailClaim.deleteMany({
      where: { email: person.email, createdAt: { lt: person.erasingAt ?? new Date() } },
    });
  // Logins, requests and exports go with the person.
  await tx.person.deleteMany({ where: { id: personId } });
  await tx.erasure.update({ where: { personId }, data: { erasedAt: new Date() } });
}
