import { pgSql } from '@kbf/events';
import type { AuthDeps } from '../deps.ts';
import { ofMails, takeForRequest } from '../limits/message-limits.ts';
import { takeFromLimits } from '../limits/take-from-limits.ts';
import { tooManyRequests } from '../login/login-errors.ts';
import { normalEmail } from '../people/contact-data.ts';
import { mailClaim } from './mail-claim.ts';

export const resendAnswer = 'If this address waits to be confirmed, a mail is on its way';

/**
 * Mails the link of an address that waits to be confirmed once more: the one that whoever is logged in changes to, else
 * that of the last registration. Whoever asks learns nothing about the address.
 * @throws 429 at a limit
 */
export async function resendVerification(
  deps: AuthDeps,
  ask: { email: string; client: string; userId: string | undefined },
): Promise<void> {
  const { config, database, pool } = deps;
  const sql = pgSql(pool);
  const email = normalEmail(ask.email);
  await takeForRequest(sql, config, ask.client, email);
  const waiting = await database.emailClaim.findMany({
    where: {
      email,
      confirmedAt: null,
      OR: [{ personId: null }, ...(ask.userId ? [{ personId: ask.userId }] : [])],
    },
    orderBy: [{ personId: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }],
    take: 1,
  });
  const [claim] = waiting;
  await takeFromLimits(sql, ofMails(config), tooManyRequests, claim ? 1 : 0);
  if (!claim) return;
  await database.$transaction((tx) => mailClaim(tx, deps, claim));
  deps.nudgeRelay();
}
