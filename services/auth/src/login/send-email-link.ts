import { normalEmail } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import { quotasToTry, refuseManyRequests } from '../limits/count-request.ts';
import { loginMailQuotas, requestQuotas } from '../limits/message-quotas.ts';
import { hasLoggedInFrom } from '../limits/known-networks.ts';
import { refuseLogin } from '../limits/refuse-login.ts';
import { knownPersonOf } from '../secrets/known-browser.ts';
import type { Asker } from '../limits/message-quotas.ts';
import type { ClientContext } from './client-context.ts';
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
  const { networks, knownBrowserCookie, askedSecret } = ask.browser;
  const email = normalEmail(ask.email);
  const person = await findMemberByEmail(database.prisma, email);
  const knownPerson = knownPersonOf(config.HASHING_KEY, knownBrowserCookie, person?.id);
  const quotasOf = (one: Asker) => ({
    request: requestQuotas(config, one, email),
    message: loginMailQuotas(config, one),
  });
  const isHere = await hasLoggedInFrom(database.sql, config, { networks }, person?.id);
  const asker = { networks, knownPerson, personHere: isHere ? person?.id : undefined };
  const quotas = quotasToTry(asker, quotasOf);
  const refuse = (wait: number) =>
    refuseLogin({ sql: database.sql, config }, { networks, knownPerson }, 'email', wait);
  await refuseManyRequests(database.sql, quotas, refuse, person !== undefined);
  await recordLoginRequest(deps, {
    channel: 'email',
    purpose: 'login',
    recipient: email,
    personId: person?.id,
    send: person !== undefined,
    askedSecret,
  });
}
