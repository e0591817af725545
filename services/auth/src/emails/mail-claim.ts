import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { prismaSql, recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { EmailClaim } from '../generated/prisma/client.ts';
import { hashFor, newLinkToken } from '../secrets/login-secrets.ts';
import { later } from '../time/later.ts';

/** The owner of a mail address that waits for confirmation: a member, or the form that will create a member. */
export type ClaimOf =
  | { personId: string }
  | { registrationId: string; fullName: string }
  | { submissionId: string; fullName: string };

/**
 * Records that an address waits for confirmation.
 * @returns the id of the claim; no mail is sent yet, see `mailClaim`
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
      // The hash of a token that is never sent.
      tokenHash: hashFor(config.HASHING_KEY, 'link', newLinkToken()),
      expiresAt: new Date(0),
    },
  });
  return id;
}

/** The mail's text besides its link: the name it greets and the reason for the confirmation. */
function wordsFor({ fullName, submissionId, registrationId }: EmailClaim) {
  const purpose = submissionId ? 'membership' : registrationId ? 'training' : 'change';
  return { purpose, ...(fullName ? { fullName } : {}) } as const;
}

/**
 * Mails a new link for a claim. The caller has locked the address. Links in earlier mails become void: links of this
 * claim, and links of all other claims that would create a member with the same address, because the new link confirms
 * those too. The caller must nudge the relay.
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
    // An approved person gets a welcome; its link is their login.
    kind: renewed.submissionId ? 'welcome' : 'verify-email',
    content: { to: email, link, ...wordsFor(renewed) },
    notAfter: renewed.expiresAt.toISOString(),
  } as const;
  await recordEvent(prismaSql(tx), 'message.requested', requested, eventKeys);
}
