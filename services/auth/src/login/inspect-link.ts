import type { AnswerOf, inspectLink as inspectCall } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { LoginRequest, Person } from '../generated/prisma/client.ts';
import { mayUndo } from '../people/lock-person.ts';
import { linkUsed } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { maskedContacts } from '../people/masked-contacts.ts';
import { provenContact } from '../people/proven-contact.ts';
import { findMemberByEmail } from './find-member.ts';
import { maskContact } from '../people/mask-contact.ts';

type Inspected = AnswerOf<typeof inspectCall>;
type Here = { askedSecret: string | undefined; userId: string | undefined };

/**
 * Tells the page that asks before a link acts which account the link belongs to.
 * @throws 410 for a link that is used, expired, replaced or unknown
 */
export async function inspectLink(
  { config, database: { prisma: tx } }: Pick<Deps, 'config' | 'database'>,
  token: string,
  here: Here,
): Promise<Inspected> {
  const now = await databaseNow(tx);
  const found =
    (await inspectRequest(tx, config, { token, now, here })) ??
    (await inspectMail(tx, config, { token, now, here })) ??
    (await inspectUndo(tx, config, { token, now, here }));
  if (!found) throw linkUsed();
  return found;
}

type Asked = { token: string; now: Date; here: Here };

const switchesTo = (personId: string | undefined | null, { userId }: Here) =>
  userId !== undefined && userId !== personId;

/** A link that logs in, or that confirms a new number. */
async function inspectRequest(
  tx: Tx,
  { HASHING_KEY: key, ADMIN_PHONE }: Deps['config'],
  { token, now, here }: Asked,
): Promise<Inspected | undefined> {
  const request = await tx.loginRequest.findFirst({
    where: {
      tokenHash: hashFor(key, 'link', token),
      redeemedAt: null,
      voidedAt: null,
      expiresAt: { gt: now },
    },
    include: { person: true },
  });
  const sentTo = request && recipientOf(request, ADMIN_PHONE);
  if (!sentTo) return undefined;
  const askedHash = here.askedSecret && hashFor(key, 'asked', here.askedSecret);
  const isNewNumber = request.newPhone !== null;
  return {
    to: maskContact(sentTo),
    purpose: isNewNumber ? 'confirm-phone' : 'login',
    // A mail link waits for a click in every browser: mail scanners run scripts and have our cookies.
    askedHere: request.channel === 'sms' && askedHash === request.askedHash,
    switches: switchesTo(request.personId, here),
    needsLogin: isNewNumber && here.userId !== request.personId,
  };
}

/** The request stores only a hash of the recipient. */
function recipientOf(
  { channel, newPhone, person }: LoginRequest & { person: Person | null },
  adminPhone: string | undefined,
): string | null | undefined {
  if (newPhone) return newPhone;
  if (!person) return adminPhone;
  return channel === 'sms' ? person.phone : person.email;
}

/** A link that confirms an address: the new one of a member, or one that logs a person in. */
async function inspectMail(
  tx: Tx,
  { HASHING_KEY: key }: Deps['config'],
  { token, now, here }: Asked,
): Promise<Inspected | undefined> {
  const claim = await tx.emailClaim.findFirst({
    where: { tokenHash: hashFor(key, 'link', token), confirmedAt: null, expiresAt: { gt: now } },
  });
  if (!claim) return undefined;
  const personId = claim.personId ?? (await findMemberByEmail(tx, claim.email))?.id;
  return {
    to: maskContact(claim.email),
    purpose: 'confirm-email',
    askedHere: false,
    switches: switchesTo(personId, here),
    needsLogin: claim.personId !== null && here.userId !== claim.personId,
  };
}

/** A link that undoes changes of an account. */
async function inspectUndo(
  tx: Tx,
  { HASHING_KEY: key }: Deps['config'],
  { token, now, here }: Asked,
): Promise<Inspected | undefined> {
  const link = await tx.undoLink.findUnique({
    where: { tokenHash: hashFor(key, 'undo', token) },
    include: { state: { include: { person: true } } },
  });
  const sentTo = link && provenContact(link.state, link.sentTo === 'phone' ? 'phone' : 'email');
  if (!sentTo || link.state.endsAt <= now || !mayUndo(link.state.person)) return undefined;
  return {
    to: maskContact(sentTo),
    purpose: 'undo',
    askedHere: false,
    switches: switchesTo(link.personId, here),
    needsLogin: false,
    restores: { ...maskedContacts(link.state), before: link.state.since.toISOString() },
  };
}
