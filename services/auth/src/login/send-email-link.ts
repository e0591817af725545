import { pgSql } from '@kbf/events';
import type { AuthDeps } from '../deps.ts';
import { ofMails, takeForRequest } from '../limits/message-limits.ts';
import { takeFromLimits } from '../limits/take-from-limits.ts';
import { normalEmail } from '../people/contact-data.ts';
import { findMemberByEmail } from './find-member.ts';
import { tooManyRequests } from './login-errors.ts';
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
  const sql = pgSql(pool);
  const email = normalEmail(ask.email);
  await takeForRequest(sql, config, ask.client, email);
  const person = await findMemberByEmail(database, email);
  await takeFromLimits(sql, ofMails(config), tooManyRequests, person ? 1 : 0);
  await recordLoginRequest(deps, {
    channel: 'email',
    purpose: 'login',
    recipient: email,
    personId: person?.id,
    send: person !== undefined,
    askedSecret: ask.askedSecret,
  });
}
