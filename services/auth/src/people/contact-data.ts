import { emailAddress, normalEmail } from '@kbf/contracts';
import { lockInTransaction } from '@kbf/data-kit';
import { conflict, invalid } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Contact } from './lock-claimants-sql.ts';
import { readPhoneNumber } from './phone-number.ts';

/** @throws 400 for an invalid number */
export function phoneOrRefuse(text: string): string {
  const number = readPhoneNumber(text);
  if (!number?.valid) throw invalid('Please check your phone number and try again.');
  return number.e164;
}

/** @throws 400 for an invalid mail address */
export function emailOrRefuse(text: string): string {
  const email = normalEmail(text);
  if (!emailAddress.safeParse(email).success)
    throw invalid('Please check your email address and try again.');
  return email;
}

/**
 * Allows one transaction at a time to decide who owns a number or address. Take it before any person's row, number
 * before address, to avoid a deadlock.
 */
export async function lockContact(tx: Tx, { phone, email }: Contact): Promise<void> {
  if (phone) await lockInTransaction(tx, `contact:${phone}`);
  if (email) await lockInTransaction(tx, `contact:${email}`);
}

/**
 * Returns true if another person has proven one of these. Several people may claim the same unproven data.
 * @param exceptId the person who may have it
 */
export async function isProvenByOther(
  tx: Tx,
  { phone, email }: Contact,
  exceptId?: string,
): Promise<boolean> {
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
  return holder !== null;
}

/** Refuses contact data that another person has proven. @throws 409 */
export async function refuseProvenByOthers(
  tx: Tx,
  contact: Contact,
  exceptId?: string,
): Promise<void> {
  if (await isProvenByOther(tx, contact, exceptId))
    throw conflict('This phone number or email address already belongs to a member.');
}

/** Removes the unproven claims of others: a proven number or address belongs to one person. */
export async function removeOtherClaims(tx: Tx, owner: string, contact: Contact): Promise<void> {
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
