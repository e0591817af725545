import type { AuthConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import type { LoginRequest, Person } from '../generated/prisma/client.ts';
import { lockPersonRow, isActive } from '../people/lock-person.ts';
import { provePhone } from '../people/prove-phone.ts';
import { createFirstAdmin } from '../people/first-admin.ts';
import { hashFor } from '../secrets/login-secrets.ts';

/** The fields of a login request whose link or code was redeemed in this transaction. */
export type RedeemedRequest = Pick<
  LoginRequest,
  'personId' | 'channel' | 'recipientHash' | 'newPhone'
>;

/**
 * Finds the person that a redeemed link or code logs in. Redeeming a text proves its number.
 * @returns undefined when it no longer leads to a person
 */
export async function findWhoLogsIn(
  tx: Tx,
  config: AuthConfig,
  request: RedeemedRequest,
): Promise<Person | undefined> {
  const wasSentTo = (contact: string | null | undefined): contact is string =>
    !!contact && hashFor(config.HASHING_KEY, 'recipient', contact) === request.recipientHash;
  const adminPhone = config.ADMIN_PHONE;
  const bySms = request.channel === 'sms';

  let person: Person | undefined;
  if (request.personId) person = await lock(tx, request.personId, bySms);
  else if (wasSentTo(adminPhone)) person = await createFirstAdmin(tx, adminPhone);
  if (!isActive(person)) return undefined;

  if (!bySms) return wasSentTo(person.email) && person.emailVerifiedAt ? person : undefined;
  if (!wasSentTo(person.phone)) return undefined;
  if (person.phoneVerifiedAt) return person;
  // They may have proven a mail address since the text was sent: then the number may be a stranger's.
  if (person.emailVerifiedAt) return undefined;
  return provePhone(tx, config, person.id, person.phone);
}

async function lock(tx: Tx, id: string, bySms: boolean): Promise<Person | undefined> {
  const before = await tx.person.findUnique({ where: { id } });
  return lockPersonRow(tx, id, bySms ? { phone: before?.phone } : { email: before?.email });
}
