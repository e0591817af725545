import { isOverQuota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Logger } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { tellOfCaps } from '../limits/count-request.ts';
import type { CapQuota } from '../limits/site-quotas.ts';
import { lockContact } from '../people/contact-data.ts';
import { mailClaim, recordClaim } from './mail-claim.ts';
import type { ClaimOf } from './mail-claim.ts';

type Context = { tx: Tx; sql: SqlRunner; logger: Logger };

/**
 * Records an address that came with an event and mails its link. At the mail limits no mail is sent, so that a stranger
 * cannot fill an inbox by registering in its owner's name. The person can ask for the mail later.
 * @param alternatives the quotas to try, in this order
 */
export async function mailNewClaim(
  { tx, sql, logger }: Context,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  email: string,
  of: ClaimOf,
  alternatives: readonly (readonly CapQuota[])[],
): Promise<void> {
  await lockContact(tx, { email });
  const id = await recordClaim(tx, deps.config, email, of);
  for (const quotas of alternatives) {
    if ((await isOverQuota(sql, quotas, 0)).isOver) continue;
    const used = await isOverQuota(sql, quotas);
    if (used.isOver) continue;
    await tellOfCaps(sql, quotas, used.counts);
    return mailClaim(tx, deps, { id, email });
  }
  logger.warn({ claimId: id }, 'mail limit reached: the person can ask for the mail later');
}
