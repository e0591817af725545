import { refuseOverQuota } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { ofTexts, refuseManyRequests } from '../limits/message-quotas.ts';
import { readPhoneNumber } from '../people/phone-number.ts';
import { wouldMakeFirstAdmin } from '../people/first-admin.ts';
import { findMemberByPhone } from './find-member.ts';
import { countryNotServed, numberUnreadable, tooManyRequests } from '../refusals.ts';
import { recordLoginRequest } from './record-login-request.ts';

export const phoneAnswer = 'If this number belongs to a member, a link is on its way';

/**
 * Texts a link and a code to a member's number. Whoever asks learns nothing about the number: the caller answers the
 * same whatever happened here, unless it throws, and it throws for reasons that have nothing to do with members.
 * @throws 400 for what is no number or of a country that gets no texts, 429 at a limit
 */
export async function sendMagicLink(
  deps: Deps,
  ask: { phoneNumber: string; client: string; askedSecret: string },
): Promise<void> {
  const { config, database } = deps;
  const number = readPhoneNumber(ask.phoneNumber);
  if (!number) throw numberUnreadable();
  const { e164, country, valid } = number;
  const served = country !== undefined && config.LOGIN_COUNTRIES.some((code) => code === country);
  if (valid && country && !served) throw countryNotServed();
  await refuseManyRequests(database.sql, config, ask.client, e164);

  const person = await findMemberByPhone(database.prisma, e164);
  // Asked for every number, so that the time does not tell the one from the other.
  const makesAdmin =
    (await wouldMakeFirstAdmin(database.prisma, e164)) && e164 === config.ADMIN_PHONE;
  const send = valid && served && (person !== undefined || makesAdmin);
  await refuseOverQuota(database.sql, ofTexts(config, country), tooManyRequests, send ? 1 : 0);
  await recordLoginRequest(deps, {
    channel: 'sms',
    purpose: 'login',
    recipient: e164,
    personId: person?.id,
    send,
    askedSecret: ask.askedSecret,
  });
}
