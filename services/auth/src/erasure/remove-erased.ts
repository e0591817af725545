import { prismaSql, recordEvent } from '@kbf/events';
import type { EventKeys } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Erasure } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';

/**
 * Removes a person and all their claims after every service has erased its data, and sends a confirmation to the proven
 * address. The erasure row stays as the tombstone.
 */
export async function removeErased(
  tx: Tx,
  eventKeys: EventKeys,
  { personId, services, confirmed }: Erasure,
): Promise<void> {
  if (!services.every((service) => confirmed.includes(service))) return;
  const person = await tx.person.findUnique({ where: { id: personId } });
  // A proven address was theirs alone, so its registrations go too. Others may have claimed an unproven one.
  if (person?.email && person.emailVerifiedAt) {
    const { email, erasingAt } = person;
    await tx.emailClaim.deleteMany({
      where: { email, createdAt: { lt: erasingAt ?? new Date() } },
    });
    const owner = { email, fullName: fullNameOf(person) };
    const erased = { personId, owner, erasedAt: new Date().toISOString() };
    await recordEvent(prismaSql(tx), 'account.erased', erased, eventKeys);
  }
  // Logins, requests and exports are deleted with the person.
  await tx.person.deleteMany({ where: { id: personId } });
  await tx.erasure.update({ where: { personId }, data: { erasedAt: new Date(), visitorId: null } });
}
