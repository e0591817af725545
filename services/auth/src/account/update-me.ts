import type { AnswerOf, updateMe as updateMeCall } from '@kbf/contracts';
import { isOverQuota, refuseOverQuota } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { tooMany } from '@kbf/service-kit';
import { mailClaim, recordClaim } from '../emails/mail-claim.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { refuseManyRequests } from '../limits/count-request.ts';
import {
  changeQuotas,
  nameQuotas,
  requestQuotas,
  unusedTextQuotas,
} from '../limits/message-quotas.ts';
import { mailQuotas, textQuotas } from '../limits/site-quotas.ts';
import type { CapQuota } from '../limits/site-quotas.ts';
import {
  countryNotServed,
  mailsUsedUp,
  numberUnreadable,
  textsUsedUp,
  tooManyChanges,
} from '../refusals.ts';
import type { ClientContext } from '../login/client-context.ts';
import { recordLoginRequest } from '../login/record-login-request.ts';
import { changePerson } from '../people/change-person.ts';
import { emailOrRefuse } from '../people/contact-data.ts';
import { findSelf } from '../people/find-self.ts';
import { lockSelf } from '../people/lock-self.ts';
import { readPhoneNumber } from '../people/phone-number.ts';
import { hashFor } from '../secrets/login-secrets.ts';

export type OwnChange = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
};
type Confirming = AnswerOf<typeof updateMeCall>['confirming'];

/**
 * Changes a member's own data: the name at once, a number or address after the message sent there is redeemed. Only the
 * holder of the contact data learns then whether another member has it already.
 * @throws 401 for a login that has ended, 400 for invalid contact data, 429 at a limit of names or messages; then
 * nothing has changed
 */
export async function updateMe(
  deps: Deps,
  identity: Identity,
  change: OwnChange,
  from: ClientContext,
): Promise<{ person: Person; confirming: Confirming }> {
  const { config, database } = deps;
  const { sql } = database;
  const person = await findSelf(database.prisma, identity);
  const phone = change.phone === undefined ? undefined : newPhone(deps, person, change.phone);
  const email = change.email === undefined ? undefined : newEmail(person, change.email);
  if (isNewName(person, change))
    await refuseOverQuota(sql, nameQuotas(config, person.id), tooManyChanges);
  const asker = { networks: from.networks };
  const count = (
    recipient: string,
    { message, usedUp }: { message: CapQuota[]; usedUp: string },
    more: Quota[] = [],
  ) => {
    const request = [
      ...changeQuotas(config, person.id),
      ...requestQuotas(config, asker, recipient),
      ...more,
    ];
    // A limit of the site is no fault of this member.
    const refuse = async (seconds: number) => {
      const { isOver } = await isOverQuota(sql, message, 0);
      return tooMany(isOver ? usedUp : tooManyChanges, seconds);
    };
    return refuseManyRequests(sql, [{ request, message }], refuse, true);
  };
  if (phone) {
    const unused = unusedTextQuotas(
      config,
      asker,
      hashFor(config.HASHING_KEY, 'recipient', phone.e164),
    );
    const message = textQuotas(config, asker, phone.country);
    await count(phone.e164, { message, usedUp: textsUsedUp }, unused);
  }
  if (email) {
    // An approved member's own limit of changes is enough: strangers cannot use that up.
    const message = person.approvedAt ? [] : mailQuotas(config, asker);
    await count(email, { message, usedUp: mailsUsedUp });
  }
  const renamed = await rename(deps, identity, person, change);
  if (phone)
    await recordLoginRequest(deps, {
      channel: 'sms',
      purpose: 'confirm-phone',
      recipient: phone.e164,
      personId: person.id,
      send: true,
      askedSecret: from.askedSecret,
      permit: (tx) => lockSelf(tx, identity),
    });
  if (email) await mailNewAddress(deps, identity, email);
  const confirming: Confirming = [
    ...(phone ? ['phone' as const] : []),
    ...(email ? ['email' as const] : []),
  ];
  return { person: renamed, confirming };
}

/** @returns undefined when the number is already this person's proven number */
function newPhone({ config }: Deps, person: Person, text: string) {
  const number = readPhoneNumber(text);
  if (!number?.valid) throw numberUnreadable();
  if (!config.LOGIN_COUNTRIES.some((code) => code === number.country)) throw countryNotServed();
  return number.e164 === person.phone && person.phoneVerifiedAt ? undefined : number;
}

/** @returns undefined when the address is already this person's confirmed address */
function newEmail(person: Person, text: string): string | undefined {
  const email = emailOrRefuse(text);
  return email === person.email && person.emailVerifiedAt ? undefined : email;
}

const isNewName = (
  person: Person,
  { firstName = person.firstName, lastName = person.lastName }: OwnChange,
): boolean => firstName !== person.firstName || lastName !== person.lastName;

async function rename(
  deps: Deps,
  identity: Identity,
  person: Person,
  change: OwnChange,
): Promise<Person> {
  if (!isNewName(person, change)) return person;
  const { firstName = person.firstName, lastName = person.lastName } = change;
  const renamed = await deps.database.transaction(async (tx) => {
    const { id } = await lockSelf(tx, identity);
    return changePerson(tx, id, { firstName, lastName }, id);
  });
  deps.relay.nudge();
  return renamed;
}

/** A new request voids the earlier ones. */
async function mailNewAddress(deps: Deps, identity: Identity, email: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const { id: personId } = await lockSelf(tx, identity);
    await tx.emailClaim.deleteMany({ where: { personId, confirmedAt: null } });
    const id = await recordClaim(tx, deps.config, email, { personId });
    await mailClaim(tx, deps, { id, email });
  });
  deps.relay.nudge();
}
