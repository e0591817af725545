import { quotasToTry, refuseManyRequests } from '../limits/count-request.ts';
import type { RequestQuotas } from '../limits/count-request.ts';
import { hasLoggedInFrom } from '../limits/known-networks.ts';
import type { Asker, Channel } from '../limits/message-quotas.ts';
import { refuseLogin } from '../limits/refuse-login.ts';
import type { Work } from '../limits/refuse-login.ts';
import { knownPersonOf } from '../secrets/known-browser.ts';
import type { ClientContext } from './client-context.ts';

/**
 * Counts a request for a login link. `personId`: the member that the contact belongs to, if there is one.
 * @param quotasOf the limits of this channel for one who asks
 * @throws 429
 */
export async function countLoginRequest(
  work: Work,
  ask: { browser: ClientContext; personId: string | undefined; channel: Channel; isSent: boolean },
  quotasOf: (asker: Asker) => RequestQuotas,
): Promise<void> {
  const { sql, config } = work;
  const { networks, knownBrowserCookie } = ask.browser;
  const knownPerson = knownPersonOf(config.HASHING_KEY, knownBrowserCookie, ask.personId);
  const isHere = await hasLoggedInFrom(sql, config, { networks }, ask.personId);
  const asker = { networks, knownPerson, personHere: isHere ? ask.personId : undefined };
  const refuse = (wait: number) => refuseLogin(work, { networks, knownPerson }, ask.channel, wait);
  await refuseManyRequests(sql, quotasToTry(asker, quotasOf), refuse, ask.isSent);
}
