import type { AuthConfig } from '../config.ts';
import type { Transaction } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { holdPerson, isActive } from '../people/hold-person.ts';
import { provePhone } from '../people/prove-phone.ts';
import { createFirstAdmin } from './first-admin.ts';
import { hashFor } from './login-secrets.ts';

/** A login request whose link or code was redeemed in this transaction. */
export type RedeemedRequest = {
  personId: string | null;
  channel: 'sms' | 'email';
  recipientHash: string;
  purpose: 'login' | 'confirm-phone';
  newPhone: string | null;
};

/**
 * The person that a redeemed link or code logs in; redeeming a text proves its number.
 * @returns undefined when it leads to nobody any more
 */
export async function findWhoLogsIn(
  tx: Transaction,
  config: AuthConfig,
  request: RedeemedRequest,
): Promise<Person | undefined> {
  const wasSentTo = (contact: string | null | undefined): contact is string =>
    !!contact && hashFor(config.HASHING_KEY, 'recipient', contact) === request.recipientHash;
  const adminPhone = config.ADMIN_PHONE;
  const bySms = request.channel === 'sms';

  let person: Person | undefined;
  if (request.personId) person = await hold(tx, request.personId, bySms);
  else if (wasSentTo(adminPhone)) person = await createFirstAdmin(tx, adminPhone);
  if (!isActive(person)) return undefined;

  if (!bySms) return wasSentTo(person.email) && person.emailVerifiedAt ? person : undefined;
  if (!wasSentTo(person.phone)) return undefined;
  if (person.phoneVerifiedAt) return person;
  // Since the text was sent they may have proven a mail address: then the number may be a stranger's.
  if (person.emailVerifiedAt) return undefined;
  return provePhone(tx, config, person.id, person.phone);
}

async function hold(tx: Transaction, id: string, bySms: boolean): Promise<Person | undefined> {
  const before = await tx.person.findUnique({ where: { id } });
  return holdPerson(tx, id, bySms ? { phone: before?.phone } : { email: before?.email });
}
