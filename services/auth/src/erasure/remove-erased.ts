import { prismaSql, recordEvent } from '@kbf/events';
import type { EventKeys } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Erasure } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';

/**
 * Removes a person with all claims once every service has erased what it knew, and has that confirmed to their proven
 * address. The erasure stays as the tombstone.
 */
export async function removeErased(
  tx: Tx,
  eventKeys: EventKeys,
  { personId, services, confirmed }: Erasure,
): Promise<void> {
  if (!services.every((service) => confirmed.includes(service))) return;
  const person = await tx.person.findUnique({ where: { id: personId } });
  // Registrations with an address that was theirs alone go too; others may have claimed one that was not.
  if (person?.email && person.emailVerifiedAt) {
    const { email, erasingAt } = person;
    await tx.emailClaim.deleteMany({
      where: { email, createdAt: { lt: erasingAt ?? new Date() } },
    });
    const owner = { email, fullName: fullNameOf(person) };
    const erased = { personId, owner, erasedAt: new Date().toISOString() };
    await recordEvent(prismaSql(tx), 'account.erased', erased, eventKeys);
  }
  // Logins, requests and exports go with the person.
  await tx.person.deleteMany({ where: { id: personId } });
  await tx.erasure.update({ where: { personId }, data: { erasedAt: new Date() } });
}
