import type { AuthDeps } from '../deps.ts';
import { completeLogin } from './complete-login.ts';
import type { CompletedLogin, RedeemingBrowser } from './complete-login.ts';
import type { RedeemedRequest } from './find-who-logs-in.ts';
import { linkUsed } from './login-errors.ts';
import { hashFor } from './login-secrets.ts';

/**
 * Logs in with the token of a link, once: the update lets one of any number of calls through.
 * @throws 410 for a link that is used, expired, replaced or unknown
 */
export async function redeemLink(
  deps: AuthDeps,
  token: string,
  browser: RedeemingBrowser,
): Promise<CompletedLogin> {
  const tokenHash = hashFor(deps.config.HASHING_KEY, 'link', token);
  const done = await deps.database.$transaction(async (tx) => {
    const [request] = await tx.$queryRaw<RedeemedRequest[]>`
      UPDATE login_request SET redeemed_at = clock_timestamp()
      WHERE token_hash = ${tokenHash}
        AND redeemed_at IS NULL AND voided_at IS NULL AND expires_at > clock_timestamp()
      RETURNING person_id AS "personId", channel, recipient_hash AS "recipientHash",
        purpose, new_phone AS "newPhone"`;
    return request && (await completeLogin(tx, deps, request, browser));
  });
  if (!done) throw linkUsed();
  deps.nudgeRelay();
  return done;
}
