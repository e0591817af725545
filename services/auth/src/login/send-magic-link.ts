import type { Deps } from '../deps.ts';
import { requestQuotas, unusedTextQuotas } from '../limits/message-quotas.ts';
import { textQuotas } from '../limits/site-quotas.ts';
import { isOpen } from '../limits/refuse-login.ts';
import { wouldMakeFirstAdmin } from '../people/first-admin.ts';
import { readPhoneNumber } from '../people/phone-number.ts';
import { countryNotServed, numberUnreadable } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import type { ClientContext } from './client-context.ts';
import { countLoginRequest } from './count-login-request.ts';
import { findMemberByPhone } from './find-member.ts';
import { recordLoginRequest } from './record-login-request.ts';

export const phoneAnswer = 'If this number belongs to a member, a link is on its way';

/**
 * Texts a link and a code to a member's number. The caller answers the same for known and unknown numbers, unless this
 * throws. The reasons to throw do not depend on members.
 * @throws 400 for an invalid number or a country that gets no texts, 429 at a limit
 */
export async function sendMagicLink(
  deps: Deps,
  { phoneNumber, browser }: { phoneNumber: string; browser: ClientContext },
): Promise<void> {
  const { config, database } = deps;
  const number = readPhoneNumber(phoneNumber);
  if (!number) throw numberUnreadable();
  const { e164, country, valid } = number;
  const served = country !== undefined && config.LOGIN_COUNTRIES.some((code) => code === country);
  if (valid && country && !served)
    throw countryNotServed(await isOpen({ sql: database.sql, config }, browser, 'email'));

  const person = await findMemberByPhone(database.prisma, e164);
  // Checked for every number, so that the response time does not reveal the result.
  const makesAdmin =
    (await wouldMakeFirstAdmin(database.prisma, e164)) && e164 === config.ADMIN_PHONE;
  const send = valid && served && (person !== undefined || makesAdmin);
  const recipientHash = hashFor(config.HASHING_KEY, 'recipient', e164);
  await countLoginRequest(
    { sql: database.sql, config },
    { browser, person, channel: 'sms', isSent: send },
    (one) => ({
      request: [
        ...requestQuotas(config, one, e164),
        ...unusedTextQuotas(config, one, recipientHash),
      ],
      message: textQuotas(config, one, country),
    }),
  );
  await recordLoginRequest(deps, {
    channel: 'sms',
    purpose: 'login',
    recipient: e164,
    personId: person?.id,
    send,
    askedSecret: browser.askedSecret,
  });
}
