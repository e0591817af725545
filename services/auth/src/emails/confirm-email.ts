import { prismaSql, recordEvent } from '@kbf/events';
import type { EventKeys } from '@kbf/events';
import type { Transaction } from '../database.ts';
import type { AuthDeps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { replaceLogin } from '../login/complete-login.ts';
import type { CompletedLogin, RedeemingBrowser } from '../login/complete-login.ts';
import { linkUsed, notLoggedInHere } from '../login/login-errors.ts';
import { hashFor } from '../login/login-secrets.ts';
import { announceContactChange } from '../people/announce-contact-change.ts';
import { holdContact, refuseProvenByOthers, removeOtherClaims } from '../people/contact-data.ts';
import { createPerson } from '../people/create-person.ts';
import { holdPerson, isActive } from '../people/hold-person.ts';
import { splitName } from '../people/split-name.ts';

type Claim = {
  email: string;
  personId: string | null;
  fullName: string | null;
  registrationId: string | null;
  submissionId: string | null;
};

/**
 * Confirms a mail address with the token of a mail, once, and logs in.
 * @throws 410 for a used, replaced, expired or unknown token; for a changed address 403 where its account is not logged
 *   in, 409 when another member has confirmed it
 */
export async function confirmEmail(
  deps: AuthDeps,
  token: string,
  browser: RedeemingBrowser,
): Promise<CompletedLogin> {
  const { config, database } = deps;
  const tokenHash = hashFor(config.HASHING_KEY, 'link', token);
  const done = await database.$transaction(async (tx) => {
    const [claim] = await tx.$queryRaw<Claim[]>`
      UPDATE email_claim SET confirmed_at = clock_timestamp()
      WHERE token_hash = ${tokenHash} AND confirmed_at IS NULL AND expires_at > clock_timestamp()
      RETURNING email, person_id AS "personId", full_name AS "fullName",
        registration_id AS "registrationId", submission_id AS "submissionId"`;
    if (!claim) throw linkUsed();
    const person = claim.personId
      ? await changeEmail(tx, deps.eventKeys, claim, { personId: claim.personId, browser })
      : await join(tx, claim);
    return replaceLogin(tx, config, person, browser);
  });
  deps.nudgeRelay();
  return done;
}

/** The new address of a member. Whoever else opens the mail gets nowhere with it. */
async function changeEmail(
  tx: Transaction,
  eventKeys: EventKeys,
  { email }: Claim,
  { personId, browser }: { personId: string; browser: RedeemingBrowser },
): Promise<Person> {
  if (browser.userId !== personId) throw notLoggedInHere();
  const person = await holdPerson(tx, personId, { email });
  if (!isActive(person)) throw linkUsed();
  await refuseProvenByOthers(tx, { email }, personId);
  await announceContactChange(tx, eventKeys, person, { email });
  const changed = await tx.person.update({
    where: { id: personId },
    data: { email, emailVerifiedAt: new Date() },
  });
  await removeOtherClaims(tx, personId, { email });
  return changed;
}

/**
 * The member whom the address makes, or whose it is already. Never one who only claimed it: somebody else may have
 * joined with that address.
 */
async function join(tx: Transaction, claim: Claim): Promise<Person> {
  const { email, registrationId, submissionId } = claim;
  await holdContact(tx, { email });
  const holder = await tx.person.findFirst({
    where: { email, emailVerifiedAt: { not: null }, erasingAt: null },
  });
  if (holder && !isActive(holder)) throw linkUsed();
  const person =
    holder ??
    (await createPerson(tx, { ...splitName(claim.fullName ?? ''), email, emailVerified: true }));
  await recordEvent(prismaSql(tx), 'member.joined', {
    personId: person.id,
    ...(registrationId ? { registrationId } : {}),
    ...(submissionId ? { submissionId } : {}),
    isNew: !holder,
    joinedAt: new Date().toISOString(),
  });
  return person;
}
