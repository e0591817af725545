import type { AuthDeps } from '../deps.ts';
import { day, hour, takeFromLimits } from '../limits/take-from-limits.ts';
import { normalEmail } from '../people/contact-data.ts';
import { findMemberByEmail } from './find-member.ts';
import { tooManyRequests } from './login-errors.ts';
import { hashFor } from './login-secrets.ts';
import { recordLoginRequest } from './record-login-request.ts';

export const emailAnswer = 'If this address belongs to a member, a link is on its way';

/**
 * Mails a link to a member's confirmed address. As with texts, whoever asks learns nothing.
 * @throws 429 at a limit
 */
export async function sendEmailLink(
  deps: AuthDeps,
  ask: { email: string; client: string; askedSecret: string },
): Promise<void> {
  const { config, database, pool } = deps;
  const limits = config.LOGIN_LIMITS;
  const email = normalEmail(ask.email);
  const keyed = (purpose: 'address' | 'recipient', value: string) =>
    `${purpose}:${hashFor(config.HASHING_KEY, purpose, value)}`;
  await takeFromLimits(
    pool,
    [{ key: keyed('address', ask.client), max: limits.perAddressHour, seconds: hour }],
    tooManyRequests,
  );
  await takeFromLimits(
    pool,
    [{ key: keyed('recipient', email), max: limits.perRecipientHour, seconds: hour }],
    tooManyRequests,
  );
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // Only now: one address that is asked for without end does not close its whole domain.
  await takeFromLimits(
    pool,
    [{ key: `domain:${domain}`, max: limits.perDomainHour, seconds: hour }],
    tooManyRequests,
  );
  const person = await findMemberByEmail(database, email);
  await takeFromLimits(
    pool,
    [{ key: 'mails', max: limits.mailsPerDay, seconds: day }],
    tooManyRequests,
    person ? 1 : 0,
  );
  await recordLoginRequest(deps, {
    channel: 'email',
    recipient: email,
    personId: person?.id,
    send: person !== undefined,
    askedSecret: ask.askedSecret,
  });
}
