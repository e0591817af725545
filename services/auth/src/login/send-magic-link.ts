import { pgSql } from '@kbf/events';
import type { AuthDeps } from '../deps.ts';
import { ofTexts, takeForRequest } from '../limits/message-limits.ts';
import { takeFromLimits } from '../limits/take-from-limits.ts';
import { readPhoneNumber } from '../people/phone-number.ts';
import { wouldMakeFirstAdmin } from './first-admin.ts';
import { findMemberByPhone } from './find-member.ts';
import { countryNotServed, numberUnreadable, tooManyRequests } from './login-errors.ts';
import { recordLoginRequest } from './record-login-request.ts';

export const phoneAnswer = 'If this number belongs to a member, a link is on its way';

/**
 * Texts a link and a code to a member's number. Whoever asks learns nothing about the number: the caller answers the
 * same whatever happened here, unless it throws, and it throws for reasons that have nothing to do with members.
 * @throws 400 for what is no number or of a country that gets no texts, 429 at a limit
 */
export async function sendMagicLink(
  deps: AuthDeps,
  ask: { phoneNumber: string; client: string; askedSecret: string },
): Promise<void> {
  const { config, database, pool } = deps;
  const sql = pgSql(pool);
  const number = readPhoneNumber(ask.phoneNumber);
  if (!number) throw numberUnreadable();
  const { e164, country, valid } = number;
  const served = country !== undefined && config.LOGIN_COUNTRIES.some((code) => code === country);
  if (valid && country && !served) throw countryNotServed();
  await takeForRequest(sql, config, ask.client, e164);

  const person = await findMemberByPhone(database, e164);
  // Asked for every number, so that the time does not tell the one from the other.
  const makesAdmin = (await wouldMakeFirstAdmin(database, e164)) && e164 === config.ADMIN_PHONE;
  const send = valid && served && (person !== undefined || makesAdmin);
  await takeFromLimits(sql, ofTexts(config, country), tooManyRequests, send ? 1 : 0);
  await recordLoginRequest(deps, {
    channel: 'sms',
    purpose: 'login',
    recipient: e164,
    personId: person?.id,
    send,
    askedSecret: ask.askedSecret,
  });
}
