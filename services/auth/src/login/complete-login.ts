import type { AuthConfig } from '../config.ts';
import type { LoginSecrets } from '../cookies/login-cookies.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { confirmPhone } from '../contact-changes/confirm-phone.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';
import { otherIsLoggedIn } from '../refusals.ts';
import { earlierLogin } from '../sessions/earlier-login.ts';
import type { EarlierLogin } from '../sessions/earlier-login.ts';
import { startLoginSession } from '../sessions/start-login-session.ts';
import { type RedeemedRequest, findWhoLogsIn } from './find-who-logs-in.ts';
import { knownBrowserCookie } from '../secrets/known-browser.ts';
import { hashFor } from '../secrets/login-secrets.ts';

/** The browser that redeems a link or code. */
export type RedeemingBrowser = {
  device: string;
  /** Narrow to wide. */
  networks: readonly string[];
  /** Secret of the browser's current login cookie. That login ends, because its cookie is replaced. */
  earlierSecret: string | undefined;
  /** The person who is logged in there. */
  userId: string | undefined;
  /** Whether this login may log out another person who is logged in there. */
  maySwitch: boolean;
  /** Cookie of a browser in which a person has logged in before. */
  knownBrowserCookie: string | undefined;
  /** False for a login that proves neither contact data nor a substitute for it. */
  provesOwner?: boolean;
  /** Keyed hash of the number or address that the login proves. */
  provenBy?: string;
};

export type CompletedLogin = LoginSecrets & { person: Person };

/**
 * Logs in with a redeemed request: proves the number that received the text, and starts a login session.
 * @returns undefined when the request no longer leads to a person: suspended, or the contact data is no longer theirs
 * @throws 403 for a number that must be confirmed for a person who is not logged in here, 409 when it is another
 * person's
 */
export async function completeLogin(
  tx: Tx,
  { config, eventKeys }: Deps,
  request: RedeemedRequest,
  browser: RedeemingBrowser,
): Promise<CompletedLogin | undefined> {
  const { personId, newPhone } = request;
  if (!personId || !newPhone) {
    const person = await findWhoLogsIn(tx, config, request);
    const provenBy = request.recipientHash;
    return person && replaceLogin(tx, config, person, { ...browser, provenBy });
  }
  const { earlierSecret: secret } = browser;
  const goesOn = await earlierLogin(tx, config.HASHING_KEY, { secret, personId });
  const person = await confirmPhone(tx, { config, eventKeys }, { personId, newPhone }, goesOn);
  return person && replaceLogin(tx, config, person, browser, goesOn);
}

/**
 * Starts a login of that person and ends the browser's current one.
 * @throws 409 when another person is logged in there and has not confirmed to switch, so that a stranger's link cannot
 * switch the account
 * @param goesOn the earlier login of the same person there, if this one proves nothing new about their identity
 */
export async function replaceLogin(
  tx: Tx,
  { HASHING_KEY: key }: AuthConfig,
  person: Person,
  browser: RedeemingBrowser,
  goesOn?: EarlierLogin,
): Promise<CompletedLogin> {
  if (browser.userId && browser.userId !== person.id && !browser.maySwitch) throw otherIsLoggedIn();
  if (browser.earlierSecret)
    await endLoginSessions(tx, { tokenHash: hashFor(key, 'login', browser.earlierSecret) });
  const secret = await startLoginSession(tx, key, {
    personId: person.id,
    device: browser.device,
    provesOwner: browser.provesOwner,
    provenBy: browser.provenBy,
    goesOn,
  });
  return {
    person,
    secret,
    knownBrowser: knownBrowserCookie(key, person.id, browser.knownBrowserCookie),
  };
}
