import { limits } from '@kbf/contracts';
import { databaseNow, isOverQuota, refuseOverQuota } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { tellOfCaps } from '../limits/count-request.ts';
import { codeQuota } from '../limits/message-quotas.ts';
import { wrongCodeQuota } from '../limits/site-quotas.ts';
import { readPhoneNumber } from '../people/phone-number.ts';
import { codeUsed, codeWrong, numberUnreadable, tooManyCodes } from '../refusals.ts';
import { hashCode, hashFor, sameHash } from '../secrets/login-secrets.ts';
import { knownPersonOf } from '../secrets/known-browser.ts';
import type { ClientContext } from './client-context.ts';
import type { CompletedLogin, RedeemingBrowser } from './complete-login.ts';
import { recordFailedLogin } from './record-failed-login.ts';
import { redeemRequest } from './redeem-request.ts';

/**
 * Logs in with the code of a text, once, in the browser that asked for it. Each attempt is counted before the
 * comparison, so that parallel calls cannot get more than five attempts.
 * @throws 400 for a wrong code, 410 when no attempts are left, 429 after 20 attempts on that number in an hour from one
 * network, or from a browser in which that member has logged in before
 */
export async function redeemCode(
  deps: Deps,
  ask: { phoneNumber: string; code: string; asking: ClientContext },
  browser: RedeemingBrowser,
): Promise<CompletedLogin> {
  const { config, database } = deps;
  const key = config.HASHING_KEY;
  const { asking } = ask;
  const number = readPhoneNumber(ask.phoneNumber);
  if (!number) throw numberUnreadable();
  const recipientHash = hashFor(key, 'recipient', number.e164);

  const attempt = await countAttempt(
    deps,
    recipientHash,
    hashFor(key, 'asked', asking.askedSecret),
  );
  if (!attempt?.codeHash) throw codeUsed();
  const { networks, knownBrowserCookie } = asking;
  const knownPerson = knownPersonOf(key, knownBrowserCookie, attempt.personId ?? undefined);
  const quota = codeQuota(config, { networks, knownPerson }, number.e164);
  await refuseOverQuota(database.sql, [quota], tooManyCodes);
  // A request for an unknown number also has a code, which was never sent: guessing it does not log in.
  const isRight = sameHash(hashCode(key, attempt.id, ask.code), attempt.codeHash);
  if (!isRight || !attempt.sent) {
    await recordFailedLogin(deps, attempt.personId, 'wrong code');
    await countWrongCode(deps);
    throw codeWrong();
  }

  const done = await redeemRequest(deps, { id: attempt.id }, browser);
  if (!done) throw codeUsed();
  return done;
}

/** Codes can be guessed on many numbers from many networks: the limits of one do not see that, so admins are told. */
async function countWrongCode({ config, database, relay }: Deps): Promise<void> {
  const quotas = [wrongCodeQuota(config)];
  const used = await isOverQuota(database.sql, quotas);
  if (used.isOver) return;
  await tellOfCaps(database.sql, quotas, used.counts);
  relay.nudge();
}

/** Uses one of the five attempts of the live request of that number and browser, if there is one. */
async function countAttempt(
  { database: { prisma } }: Pick<Deps, 'database'>,
  recipientHash: string,
  askedHash: string,
) {
  const [attempt] = await prisma.loginRequest.updateManyAndReturn({
    where: {
      recipientHash,
      askedHash,
      channel: 'sms',
      redeemedAt: null,
      voidedAt: null,
      expiresAt: { gt: await databaseNow(prisma) },
      attempts: { lt: limits.login.codeAttempts },
    },
    data: { attempts: { increment: 1 } },
  });
  return attempt;
}
