import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { rememberNetwork } from '../limits/known-networks.ts';
import { forgetUnusedTexts } from '../limits/message-quotas.ts';
import { completeLogin } from './complete-login.ts';
import type { CompletedLogin, RedeemingBrowser } from './complete-login.ts';

/**
 * Logs in once with a request that is still valid: the update lets one of several parallel calls through.
 * @param which by the hash of its link, or by its id after the code was right
 * @returns undefined for a used, expired, void or unknown request, or one that no longer leads to a person
 */
export async function redeemRequest(
  deps: Deps,
  which: Pick<Prisma.LoginRequestWhereInput, 'id' | 'tokenHash'>,
  browser: RedeemingBrowser,
): Promise<CompletedLogin | undefined> {
  const { config, database, relay } = deps;
  const done = await database.transaction(async (tx, sql) => {
    const now = await databaseNow(tx);
    const [request] = await tx.loginRequest.updateManyAndReturn({
      where: { ...which, redeemedAt: null, voidedAt: null, expiresAt: { gt: now } },
      data: { redeemedAt: now },
    });
    const login = request && (await completeLogin(tx, deps, request, browser));
    if (!login) return undefined;
    await forgetUnusedTexts(sql, config, browser.networks, request.recipientHash);
    await rememberNetwork(sql, config, browser, login.person.id);
    return login;
  });
  if (done) relay.nudge();
  return done;
}
