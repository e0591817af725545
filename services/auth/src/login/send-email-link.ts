import { refuseOverQuota } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { ofMails, refuseManyRequests } from '../limits/message-quotas.ts';
import { normalEmail } from '../people/contact-data.ts';
import { findMemberByEmail } from './find-member.ts';
import { tooManyRequests } from '../refusals.ts';
import { recordLoginRequest } from './record-login-request.ts';

export const emailAnswer = 'If this address belongs to a member, a link is on its way';

/**
 * Mails a link to a member's confirmed address. As with texts, whoever asks learns nothing.
 * @throws 429 at a limit
 */
export async function sendEmailLink(
  deps: Deps,
  ask: { email: string; client: string; askedSecret: string },
): Promise<void> {
  const { config, database } = deps;
  const email = normalEmail(ask.email);
  await refuseManyRequests(database.sql, config, ask.client, email);
  const person = await findMemberByEmail(database.prisma, email);
  await refuseOverQuota(database.sql, ofMails(config), tooManyRequests, person ? 1 : 0);
  await recordLoginRequest(deps, {
    channel: 'email',
    purpose: 'login',
    recipient: email,
    personId: person?.id,
    send: person !== undefined,
    askedSecret: ask.askedSecret,
  });
}
