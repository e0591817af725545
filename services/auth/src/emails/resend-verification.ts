import type { Deps } from '../deps.ts';
import { ofMails, ofMailsAgain, ofRequest, refuseManyRequests } from '../limits/message-quotas.ts';
import { lockContact, normalEmail } from '../people/contact-data.ts';
import { tooManyMails } from '../refusals.ts';
import { mailClaim } from './mail-claim.ts';

export const resendAnswer = 'If this address waits to be confirmed, a mail is on its way';

/**
 * Mails the link of an address that waits to be confirmed once more: the one that whoever is logged in changes to, else
 * that of the last registration. Whoever asks learns nothing about the address.
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
  const request = [...ofRequest(config, ask, email), ...ofMailsAgain(config, email)];
  const quotas = { request, message: ofMails(config) };
  await refuseManyRequests(database.sql, quotas, tooManyMails, claim !== null);
  if (!claim) return;
  await database.transaction(async (tx) => {
    await lockContact(tx, { email });
    await mailClaim(tx, deps, claim);
  });
  relay.nudge();
}
