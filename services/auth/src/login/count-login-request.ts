import { quotasToTry, refuseManyRequests } from '../limits/count-request.ts';
import type { RequestQuotas } from '../limits/count-request.ts';
import type { Person } from '../generated/prisma/client.ts';
import { hasLoggedInFrom } from '../limits/known-networks.ts';
import type { Asker, Channel } from '../limits/message-quotas.ts';
import { refuseLogin } from '../limits/refuse-login.ts';
import type { Work } from '../limits/refuse-login.ts';
import { provenContact } from '../people/proven-contact.ts';
import { knownPersonOf } from '../secrets/known-browser.ts';
import type { ClientContext } from './client-context.ts';

/**
 * Counts a request for a login link. `person`: the member that the contact belongs to, if there is one.
 * @param quotasOf the limits of this channel for one who asks
 * @throws 429
 */
export async function countLoginRequest(
  work: Work,
  ask: { browser: ClientContext; person: Person | undefined; channel: Channel; isSent: boolean },
  quotasOf: (asker: Asker) => RequestQuotas,
): Promise<void> {
  const { sql, config } = work;
  const { networks, knownBrowserCookie } = ask.browser;
  const { person, channel } = ask;
  const personId = person?.id;
  const knownPerson = knownPersonOf(config.HASHING_KEY, knownBrowserCookie, personId);
  const isHere = await hasLoggedInFrom(sql, config, { networks }, personId);
  const asker = { networks, knownPerson, personHere: isHere ? personId : undefined };
  const other = person && provenContact(person, channel === 'sms' ? 'email' : 'phone');
  const requester = { networks, knownPerson, hasOther: !knownPerson || !!other };
  const refuse = (wait: number) => refuseLogin(work, requester, channel, wait);
  await refuseManyRequests(sql, quotasToTry(asker, quotasOf), refuse, ask.isSent);
}
