import type { Deps } from '../deps.ts';
import { linkUsed } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import type { CompletedLogin, RedeemingBrowser } from './complete-login.ts';
import { recordFailedLogin } from './record-failed-login.ts';
import { redeemRequest } from './redeem-request.ts';

/**
 * Logs in with the token of a link, once.
 * @throws 410 for a link that is used, expired, replaced or unknown
 */
export async function redeemLink(
  deps: Deps,
  token: string,
  browser: RedeemingBrowser,
): Promise<CompletedLogin> {
  const tokenHash = hashFor(deps.config.HASHING_KEY, 'link', token);
  const done = await redeemRequest(deps, { tokenHash }, browser);
  if (done) return done;
  // An unknown token is answered like an expired one, so that tokens cannot be guessed.
  const dead = await deps.database.prisma.loginRequest.findUnique({ where: { tokenHash } });
  if (dead) await recordFailedLogin(deps, dead.personId, 'dead link');
  throw linkUsed();
}
