import { conflict, invalid } from '@kbf/service-kit';
import { z } from 'zod';
import { oneAtATime } from '../database.ts';
import type { Transaction } from '../database.ts';
import { readPhoneNumber } from './phone-number.ts';

/** A mail address as we keep and compare it: lower case. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** @throws 400 for what is no number that can exist */
export function phoneOrRefuse(text: string): string {
  const number = readPhoneNumber(text);
  if (!number?.valid) throw invalid('Please check your phone number and try again.');
  return number.e164;
}

/** @throws 400 for what is no mail address */
export function emailOrRefuse(text: string): string {
  const email = normalEmail(text);
  if (!z.email().max(254).safeParse(email).success)
    throw invalid('Please check your e-mail address and try again.');
  return email;
}

/**
 * Lets one transaction at a time decide whose a number or address is. Taken before any person's row, number before
 * address, so that nobody waits in a circle.
 */
export async function holdContact(
  tx: Transaction,
  contact: { phone?: string | null | undefined; email?: string | null | undefined },
): Promise<void> {
  if (contact.phone) await oneAtATime(tx, `contact:${contact.phone}`);
  if (contact.email) await oneAtATime(tx, `contact:${contact.email}`);
}

/**
 * Holds the rows of whoever claims that contact data, and of `personId`, in one order for all: proving crosswise, each
 * what the other claims, nobody waits in a circle.
 */
export async function holdClaimants(
  tx: Transaction,
  contact: { phone?: string | null | undefined; email?: string | null | undefined },
  personId?: string,
): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM person
    WHERE id = ${personId ?? null}::uuid
      OR (phone = ${contact.phone ?? null} AND phone_verified_at IS NULL)
      OR (email = ${contact.email ?? null} AND email_verified_at IS NULL)
    ORDER BY id FOR UPDATE`;
}

/**
 * Refuses contact data that somebody else has proven. Equal claims that nobody has proven may stand beside each other.
 * @param exceptId whose own it may be
 * @throws 409
 */
export async function refuseProvenByOthers(
  tx: Transaction,
  contact: { phone?: string | null; email?: string | null },
  exceptId?: string,
): Promise<void> {
  const { phone, email } = contact;
  const holder = await tx.person.findFirst({
    select: { id: true },
    where: {
      erasingAt: null,
      ...(exceptId ? { id: { not: exceptId } } : {}),
      OR: [
        ...(phone ? [{ phone, phoneVerifiedAt: { not: null } }] : []),
        ...(email ? [{ email, emailVerifiedAt: { not: null } }] : []),
      ],
    },
  });
  if (holder) throw conflict('This phone number or e-mail address already belongs to a member.');
}

/** Whoever has proven a number or address keeps it alone: claims of others, which nobody proved, are removed. */
export async function removeOtherClaims(
  tx: Transaction,
  owner: string,
  contact: { phone?: string | null; email?: string | null },
): Promise<void> {
  if (contact.phone)
    await tx.person.updateMany({
      where: { phone: contact.phone, phoneVerifiedAt: null, id: { not: owner } },
      data: { phone: null },
    });
  if (contact.email)
    await tx.person.updateMany({
      where: { email: contact.email, emailVerifiedAt: null, id: { not: owner } },
      data: { email: null },
    });
}
