import { limits } from '@kbf/contracts';
import { pgSql } from '@kbf/events';
import type { AuthDeps } from '../deps.ts';
import { hour, takeFromLimits } from '../limits/take-from-limits.ts';
import { readPhoneNumber } from '../people/phone-number.ts';
import { completeLogin } from './complete-login.ts';
import type { CompletedLogin, RedeemingBrowser } from './complete-login.ts';
import type { RedeemedRequest } from './find-who-logs-in.ts';
import { codeUsed, codeWrong, numberUnreadable, tooManyCodes } from './login-errors.ts';
import { hashCode, hashFor, sameHash } from './login-secrets.ts';

/**
 * Logs in with the code of a text, once, in the browser that asked for it. Every try counts before it is compared, so
 * that no number of calls at once gets more than five.
 * @throws 400 for a wrong code, 410 when there is nothing left to try, 429 after 20 tries on that number in an hour
 */
export async function redeemCode(
  deps: AuthDeps,
  ask: { phoneNumber: string; code: string; askedSecret: string | undefined },
  browser: RedeemingBrowser,
): Promise<CompletedLogin> {
  const { config, database, pool } = deps;
  const key = config.HASHING_KEY;
  const number = readPhoneNumber(ask.phoneNumber);
  if (!number) throw numberUnreadable();
  if (!ask.askedSecret) throw codeUsed();
  const recipientHash = hashFor(key, 'recipient', number.e164);

  const attempt = await countAttempt(deps, recipientHash, hashFor(key, 'asked', ask.askedSecret));
  if (!attempt) throw codeUsed();
  await takeFromLimits(
    pgSql(pool),
    [{ key: `codes:${recipientHash}`, max: config.LOGIN_LIMITS.codeAttemptsHour, seconds: hour }],
    tooManyCodes,
  );
  const code = ask.code.replaceAll(/[\s-]/g, '');
  // A request for an unknown number has a code too, which was sent to nobody: guessing it leads nowhere.
  const right = sameHash(hashCode(key, attempt.id, code), attempt.codeHash);
  if (!right || !attempt.wasSent) throw codeWrong();

  const done = await database.$transaction(async (tx) => {
    const [request] = await tx.$queryRaw<RedeemedRequest[]>`
      UPDATE login_request SET redeemed_at = clock_timestamp()
      WHERE id = ${attempt.id}::uuid
        AND redeemed_at IS NULL AND voided_at IS NULL AND expires_at > clock_timestamp()
      RETURNING person_id AS "personId", channel, recipient_hash AS "recipientHash",
        purpose, new_phone AS "newPhone"`;
    return request && (await completeLogin(tx, deps, request, browser));
  });
  if (!done) throw codeUsed();
  deps.nudgeRelay();
  return done;
}

type Attempt = { id: string; codeHash: string; wasSent: boolean };

/** Uses up one of the five tries of the live request of that number and browser, if there is one. */
async function countAttempt(
  { database }: AuthDeps,
  recipientHash: string,
  askedHash: string,
): Promise<Attempt | undefined> {
  const [attempt] = await database.$queryRaw<Attempt[]>`
    UPDATE login_request SET attempts = attempts + 1
    WHERE recipient_hash = ${recipientHash} AND asked_hash = ${askedHash} AND channel = 'sms'
      AND redeemed_at IS NULL AND voided_at IS NULL AND expires_at > clock_timestamp()
      AND attempts < ${limits.login.codeAttempts}::int
    RETURNING id, code_hash AS "codeHash", sent AS "wasSent"`;
  return attempt;
}
