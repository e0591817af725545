/** Plain SQL because Prisma does not know `FOR UPDATE`. */
import type { Tx } from '../database.ts';

/** A number in E.164, an address in lower case. */
export type Contact = { phone?: string | null | undefined; email?: string | null | undefined };

/**
 * Locks the rows of all people who claim that contact data, and of `personId`. All callers lock in the same order: this
 * prevents a deadlock when two people prove data that the other one claims.
 */
export async function lockClaimants(tx: Tx, contact: Contact, personId?: string): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM person
    WHERE id = ${personId ?? null}::uuid
      OR (phone = ${contact.phone ?? null} AND phone_verified_at IS NULL)
      OR (email = ${contact.email ?? null} AND email_verified_at IS NULL)
    ORDER BY id FOR UPDATE`;
}
