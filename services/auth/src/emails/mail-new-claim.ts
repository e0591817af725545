import { AppError } from '@kbf/service-kit';
import type { SqlRunner } from '@kbf/events';
import type { Logger } from '@kbf/process-kit';
import type { Transaction } from '../database.ts';
import type { AuthDeps } from '../deps.ts';
import { ofMails, ofNeighbours, ofRecipient } from '../limits/message-limits.ts';
import { takeFromLimits } from '../limits/take-from-limits.ts';
import { tooManyRequests } from '../login/login-errors.ts';
import { mailClaim, recordClaim } from './mail-claim.ts';
import type { ClaimOf } from './mail-claim.ts';

type Context = { tx: Transaction; sql: SqlRunner; logger: Logger };

/**
 * Writes down an address that came with an event, and mails its link. Beyond the limits of mails no mail goes out, so
 * that nobody's inbox can be filled by registering in their name; the person may ask for the mail later.
 */
export async function mailNewClaim(
  { tx, sql, logger }: Context,
  deps: Pick<AuthDeps, 'config' | 'eventKeys'>,
  email: string,
  of: ClaimOf,
): Promise<void> {
  const { config } = deps;
  const id = await recordClaim(tx, config, email, of);
  const allowances = [ofRecipient(config, email), ofNeighbours(config, email), ...ofMails(config)];
  try {
    await takeFromLimits(sql, allowances, tooManyRequests);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    logger.warn({ claimId: id }, 'too many mails: this address can be confirmed later');
    return;
  }
  await mailClaim(tx, deps, { id, email });
}
