import { normalEmail } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import { requestQuotas } from '../limits/message-quotas.ts';
import { loginMailQuotas } from '../limits/site-quotas.ts';
import type { ClientContext } from './client-context.ts';
import { countLoginRequest } from './count-login-request.ts';
import { findMemberByEmail } from './find-member.ts';
import { recordLoginRequest } from './record-login-request.ts';

export const emailAnswer = 'If this address belongs to a member, a link is on its way';

/**
 * Mails a link to a member's confirmed address. As with texts, the answer does not tell whether the address is known.
 * @throws 429 at a limit
 */
export async function sendEmailLink(
  deps: Deps,
  ask: { email: string; browser: ClientContext },
): Promise<void> {
  const { config, database } = deps;
  const email = normalEmail(ask.email);
  const person = await findMemberByEmail(database.prisma, email);
  await countLoginRequest(
    { sql: database.sql, config },
    { browser: ask.browser, person, channel: 'email', isSent: person !== undefined },
    (one) => ({
      request: requestQuotas(config, one, email),
      message: loginMailQuotas(config, one),
    }),
  );
  await recordLoginRequest(deps, {
    channel: 'email',
    purpose: 'login',
    recipient: email,
    personId: person?.id,
    send: person !== undefined,
    askedSecret: ask.browser.askedSecret,
  });
}
