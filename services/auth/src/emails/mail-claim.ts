import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { prismaSql, recordEvent } from '@kbf/events';
import type { AuthConfig } from '../config.ts';
import type { Transaction } from '../database.ts';
import type { AuthDeps } from '../deps.ts';
import { hashFor, newLinkToken } from '../login/login-secrets.ts';

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
  tx: Transaction,
  config: AuthConfig,
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

type Renewed = {
  expiresAt: Date;
  fullName: string | null;
  submissionId: string | null;
  registrationId: string | null;
};

/** What the mail says besides its link: whom it greets, and what the address is confirmed for. */
function wordsFor({ fullName, submissionId, registrationId }: Renewed) {
  const purpose = submissionId ? 'membership' : registrationId ? 'training' : 'change';
  return { purpose, ...(fullName ? { fullName } : {}) } as const;
}

/** Mails a new link for a claim; the link of an earlier mail is void. The relay is the caller's to nudge. */
export async function mailClaim(
  tx: Transaction,
  { config, eventKeys }: Pick<AuthDeps, 'config' | 'eventKeys'>,
  claim: { id: string; email: string },
): Promise<void> {
  const token = newLinkToken();
  const [renewed] = await tx.$queryRaw<Renewed[]>`
    UPDATE email_claim SET token_hash = ${hashFor(config.HASHING_KEY, 'link', token)},
      expires_at = clock_timestamp() + make_interval(hours => ${limits.login.verificationHours}::int)
    WHERE id = ${claim.id}::uuid AND confirmed_at IS NULL
    RETURNING expires_at AS "expiresAt", full_name AS "fullName", submission_id AS "submissionId",
      registration_id AS "registrationId"`;
  if (!renewed) return;
  const link = `${config.PUBLIC_ORIGIN}/verify-email#token=${token}`;
  const requested = {
    messageId: randomUUID(),
    channel: 'email',
    // Who was approved is welcome; the link is their way in.
    kind: renewed.submissionId ? 'welcome' : 'verify-email',
    content: { to: claim.email, link, ...wordsFor(renewed) },
    notAfter: renewed.expiresAt.toISOString(),
  } as const;
  await recordEvent(prismaSql(tx), 'login.requested', requested, eventKeys);
}
