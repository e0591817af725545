import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { EmailClaim } from '../generated/prisma/client.ts';
import { hashFor, newLinkToken } from '../secrets/login-secrets.ts';
import { later } from '../time/later.ts';

/** Whom a mail address that is to be confirmed belongs to: a member, or what makes somebody one. */
export type ClaimOf =
  | { personId: string }
  | { registrationId: string; fullName: string }
  | { submissionId: string; fullName: string };

/**
 * Writes down that an address waits to be confirmed.
 * @returns the id of the claim; no mail has gone out yet, see `mailClaim`
 */
export async function recordClaim(
  tx: Tx,
  config: Deps['config'],
  email: string,
  of: ClaimOf,
): Promise<string> {
  const { id } = await tx.emailClaim.create({
    data: {
      id: randomUUID(),
      email,
      ...of,
      // Of a token that nobody has.
      tokenHash: hashFor(config.HASHING_KEY, 'link', newLinkToken()),
      expiresAt: new Date(0),
    },
  });
  return id;
}

/** What the mail says besides its link: whom it greets, and what the address is confirmed for. */
function wordsFor({ fullName, submissionId, registrationId }: EmailClaim) {
  const purpose = submissionId ? 'membership' : registrationId ? 'training' : 'change';
  return { purpose, ...(fullName ? { fullName } : {}) } as const;
}

/**
 * Mails a new link for a claim of an address that the caller has locked. Links of earlier mails are void: of this
 * claim, and of all that would make a member of the same address, which the new one confirms with it. The relay is the
 * caller's to nudge.
 */
export async function mailClaim(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = newLinkToken();
  const now = await databaseNow(tx);
  const [renewed] = await tx.emailClaim.updateManyAndReturn({
    where: { id, confirmedAt: null },
    data: {
      tokenHash: hashFor(config.HASHING_KEY, 'link', token),
      expiresAt: later(now, { hours: limits.login.verificationHours }),
    },
  });
  if (!renewed) return;
  if (!renewed.personId)
    await tx.emailClaim.updateMany({
      where: { email, personId: null, id: { not: id }, confirmedAt: null, expiresAt: { gt: now } },
      data: { expiresAt: now },
    });
  const link = `${config.PUBLIC_ORIGIN}/verify-email#token=${token}`;
  const requested = {
    messageId: randomUUID(),
    channel: 'email',
    // Who was approved is welcome; the link is their way in.
    kind: renewed.submissionId ? 'welcome' : 'verify-email',
    content: { to: email, link, ...wordsFor(renewed) },
    notAfter: renewed.expiresAt.toISOString(),
  } as const;
  await recordEvent(prismaSql(tx), 'login.requested', requested, eventKeys);
}
