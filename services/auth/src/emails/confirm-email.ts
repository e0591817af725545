import { databaseNow } from '@kbf/data-kit';
import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { EmailClaim, Person } from '../generated/prisma/client.ts';
import { replaceLogin } from '../login/complete-login.ts';
import type { CompletedLogin, RedeemingBrowser } from '../login/complete-login.ts';
import { linkUsed, notLoggedInHere } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { changeContact } from '../contact-changes/change-contact.ts';
import { lockContact, refuseProvenByOthers } from '../people/contact-data.ts';
import { approvePerson } from '../people/approve-person.ts';
import { createPerson } from '../people/create-person.ts';
import { provenContact } from '../people/proven-contact.ts';
import { lockPersonRow, isActive } from '../people/lock-person.ts';
import { earlierLogin } from '../sessions/earlier-login.ts';
import type { EarlierLogin } from '../sessions/earlier-login.ts';
import { splitName } from '../names/person-name.ts';

/**
 * Confirms a mail address once, with the token from a mail, and logs the person in.
 * @throws 410 for a used, replaced, expired or unknown token; for a changed address 403 where its account is not logged
 * in, 409 when another member has confirmed it
 */
export async function confirmEmail(
  deps: Deps,
  token: string,
  browser: RedeemingBrowser,
): Promise<CompletedLogin> {
  const { config, database, relay } = deps;
  const tokenHash = hashFor(config.HASHING_KEY, 'link', token);
  const done = await database.transaction(async (tx) => {
    const asked = await tx.emailClaim.findUnique({ where: { tokenHash } });
    if (!asked) throw linkUsed();
    // Lock before the claim: a new mail to that address voids earlier links in the same order.
    await lockContact(tx, asked);
    const now = await databaseNow(tx);
    const [claim] = await tx.emailClaim.updateManyAndReturn({
      where: { tokenHash, confirmedAt: null, expiresAt: { gt: now } },
      data: { confirmedAt: now },
    });
    if (!claim) throw linkUsed();
    const { personId } = claim;
    if (!personId) {
      const provenBy = hashFor(config.HASHING_KEY, 'recipient', claim.email);
      return replaceLogin(tx, config, await join(tx, claim), { ...browser, provenBy });
    }
    const { earlierSecret: secret } = browser;
    const goesOn = await earlierLogin(tx, config.HASHING_KEY, { secret, personId });
    const person = await changeEmail(tx, deps, { personId, email: claim.email }, goesOn);
    return replaceLogin(tx, config, person, browser, goesOn);
  });
  relay.nudge();
  return done;
}

/** Confirms the new address of a member. Another reader of the mail cannot use its link. */
async function changeEmail(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  { personId, email }: { personId: string; email: string },
  by: EarlierLogin | undefined,
): Promise<Person> {
  if (!by) throw notLoggedInHere();
  const person = await lockPersonRow(tx, personId, { email });
  if (!isActive(person)) throw linkUsed();
  await refuseProvenByOthers(tx, { email }, personId);
  return changeContact(tx, deps, person, { what: 'email', value: email }, by);
}

/**
 * Returns the member with that confirmed address, or creates one. A member who only claimed the address is not used: a
 * stranger may have joined with it. Other claims that wait for this address now belong to this member too, because
 * their links became void.
 */
async function join(tx: Tx, { id, email, fullName }: EmailClaim): Promise<Person> {
  const found = await tx.person.findFirst({
    where: { email, emailVerifiedAt: { not: null }, erasingAt: null },
    select: { id: true },
  });
  const holder = found && (await lockPersonRow(tx, found.id));
  // They may have been suspended, or have changed the address, since they were found.
  if (found && (!isActive(holder) || provenContact(holder, 'email') !== email)) throw linkUsed();
  const among = { email, personId: null, OR: [{ id }, { confirmedAt: null }] };
  // A claim of a contact form was approved by an admin; a claim of a training registration was not.
  const isUnapproved =
    (await tx.emailClaim.count({ where: { ...among, submissionId: { not: null } } })) === 0;
  const name = splitName(fullName ?? '');
  const person =
    (holder && (isUnapproved ? holder : await approvePerson(tx, holder))) ??
    (await createPerson(tx, { ...name, email, emailVerified: true, isUnapproved }));
  const now = await databaseNow(tx);
  const claims = await tx.emailClaim.updateManyAndReturn({
    where: among,
    data: { confirmedAt: now },
  });
  // The claim whose link was used announces a new member; the other claims belong to an existing member by now.
  for (const claim of claims) {
    const { registrationId, submissionId } = claim;
    await recordEvent(prismaSql(tx), 'member.joined', {
      personId: person.id,
      ...(registrationId ? { registrationId } : {}),
      ...(submissionId ? { submissionId } : {}),
      isNew: !holder && claim.id === id,
      isProven: claim.id === id,
      joinedAt: now.toISOString(),
    });
  }
  return person;
}
