import type { Transaction } from '../database.ts';
import type { AuthDeps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { announcePerson } from '../people/announce-person.ts';
import { holdContact, removeOtherClaims } from '../people/contact-data.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';
import { startLoginSession } from '../sessions/start-login-session.ts';
import { becomesFirstAdmin, createFirstAdmin } from './first-admin.ts';
import { hashFor } from './login-secrets.ts';

/** A login request whose link or code was redeemed in this transaction. */
export type RedeemedRequest = {
  personId: string | null;
  channel: 'sms' | 'email';
  recipientHash: string;
};

/** The browser that redeems. */
export type RedeemingBrowser = {
  device: string;
  /** Secret of the login cookie it came with: that login ends, because its cookie is replaced. */
  earlierSecret: string | undefined;
};

export type CompletedLogin = { person: Person; secret: string };

/**
 * Logs in with a redeemed request: proves the number that the text went to, and starts a login session.
 * @returns undefined when the request leads to nobody any more: suspended, or the contact data is not theirs now
 */
export async function completeLogin(
  tx: Transaction,
  { config }: AuthDeps,
  request: RedeemedRequest,
  browser: RedeemingBrowser,
): Promise<CompletedLogin | undefined> {
  const key = config.HASHING_KEY;
  const wasSentTo = (contact: string | null | undefined): contact is string =>
    !!contact && hashFor(key, 'recipient', contact) === request.recipientHash;
  const adminPhone = config.ADMIN_PHONE;
  const isAdminPhone = wasSentTo(adminPhone);

  let person: Person | null | undefined;
  if (request.personId) person = await holdPerson(tx, request.personId, request.channel);
  else if (isAdminPhone) person = await createFirstAdmin(tx, adminPhone);
  if (!person || person.suspendedAt) return undefined;

  if (!wasSentTo(request.channel === 'sms' ? person.phone : person.email)) return undefined;
  if (request.channel === 'email' && !person.emailVerifiedAt) return undefined;
  if (request.channel === 'sms' && !person.phoneVerifiedAt) {
    // Since the text was sent they may have proven a mail address: then the number may be a stranger's.
    if (person.emailVerifiedAt) return undefined;
    person = await provePhone(tx, person, isAdminPhone);
  }

  if (browser.earlierSecret)
    await endLoginSessions(tx, { tokenHash: hashFor(key, 'login', browser.earlierSecret) });
  const secret = await startLoginSession(tx, key, { personId: person.id, device: browser.device });
  return { person, secret };
}

/** The person as they are now, who stays so until this transaction ends, as does whose their contact data is. */
async function holdPerson(tx: Transaction, id: string, channel: RedeemedRequest['channel']) {
  const before = await tx.person.findUnique({ where: { id } });
  await holdContact(tx, channel === 'sms' ? { phone: before?.phone } : { email: before?.email });
  await tx.$queryRaw`SELECT 1 FROM person WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.person.findUnique({ where: { id } });
}

async function provePhone(tx: Transaction, person: Person, isAdminPhone: boolean): Promise<Person> {
  const admin = isAdminPhone && (await becomesFirstAdmin(tx, person.id));
  const proven = await tx.person.update({
    where: { id: person.id },
    data: {
      phoneVerifiedAt: new Date(),
      ...(admin ? { role: 'admin', version: { increment: 1 } } : {}),
    },
  });
  await removeOtherClaims(tx, proven.id, { phone: proven.phone });
  if (admin) await announcePerson(tx, proven);
  return proven;
}
