import { normalEmail } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import { quotasToTry, refuseManyRequests, refuseWith } from '../limits/count-request.ts';
import { repeatedMailQuotas, requestQuotas } from '../limits/message-quotas.ts';
import { mailQuotas } from '../limits/site-quotas.ts';
import { lockContact } from '../people/contact-data.ts';
import { tooManyMails } from '../refusals.ts';
import { mailClaim } from './mail-claim.ts';

export const resendAnswer = 'If this address still needs to be confirmed, an email is on its way';

/**
 * Mails the link for an unconfirmed address again: the address that the logged-in person changes to, else the address
 * of the last registration. The answer does not tell whether the address is known.
 * @throws 429 at a limit
 */
export async function resendVerification(
  deps: Deps,
  ask: { email: string; networks: readonly string[]; userId: string | undefined },
): Promise<void> {
  const { config, database, relay } = deps;
  const email = normalEmail(ask.email);
  const claim = await database.prisma.emailClaim.findFirst({
    where: {
      email,
      confirmedAt: null,
      OR: [{ personId: null }, ...(ask.userId ? [{ personId: ask.userId }] : [])],
    },
    orderBy: [{ personId: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }],
  });
  const quotas = quotasToTry({ networks: ask.networks }, (asker) => ({
    request: [...requestQuotas(config, asker, email), ...repeatedMailQuotas(config, email)],
    message: mailQuotas(config, asker),
  }));
  await refuseManyRequests(database.sql, quotas, refuseWith(tooManyMails), claim !== null);
  if (!claim) return;
  await database.transaction(async (tx) => {
    await lockContact(tx, { email });
    await mailClaim(tx, deps, claim);
  });
  relay.nudge();
}
